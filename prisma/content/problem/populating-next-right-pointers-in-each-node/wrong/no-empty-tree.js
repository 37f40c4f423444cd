// Runtime Error: reads the left child of the root of an empty tree
function connect(root) {
  for (let first = root; first.left; first = first.left) {
    for (let node = first; node; node = node.next) {
      node.left.next = node.right;
      if (node.next) node.right.next = node.next.left;
    }
  }
  return root;
}

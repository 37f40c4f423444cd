// Wrong Answer: continues at the left child of the first node, also where it has none
function connect(root) {
  for (let first = root; first; first = first.left) {
    const dummy = new _Node(0);
    let tail = dummy;
    for (let node = first; node; node = node.next) {
      if (node.left) tail = tail.next = node.left;
      if (node.right) tail = tail.next = node.right;
    }
  }
  return root;
}

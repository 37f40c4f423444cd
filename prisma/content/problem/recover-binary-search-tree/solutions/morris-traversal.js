function recoverTree(root) {
  let first = null;
  let second = null;
  let previous = null;
  let node = root;
  while (node) {
    if (node.left) {
      let predecessor = node.left;
      while (predecessor.right && predecessor.right !== node) {
        predecessor = predecessor.right;
      }
      if (!predecessor.right) {
        predecessor.right = node;
        node = node.left;
        continue;
      }
      predecessor.right = null;
    }
    if (previous && previous.val > node.val) {
      first ??= previous;
      second = node;
    }
    previous = node;
    node = node.right;
  }
  [first.val, second.val] = [second.val, first.val];
}

function isValidBST(root) {
  const stack = [];
  let node = root;
  let previous = null;
  while (node || stack.length > 0) {
    while (node) {
      stack.push(node);
      node = node.left;
    }
    node = stack.pop();
    if (previous && node.val <= previous.val) return false;
    previous = node;
    node = node.right;
  }
  return true;
}

function postorderTraversal(root) {
  const values = [];
  const stack = [];
  let node = root;
  let last = null;
  while (node || stack.length > 0) {
    while (node) {
      stack.push(node);
      node = node.left;
    }
    const top = stack.at(-1);
    if (top.right && top.right !== last) {
      node = top.right;
    } else {
      values.push(top.val);
      last = stack.pop();
    }
  }
  return values;
}

function postorderTraversal(root) {
  const values = [];
  const stack = root ? [root] : [];
  while (stack.length > 0) {
    const node = stack.pop();
    values.push(node.val);
    if (node.left) stack.push(node.left);
    if (node.right) stack.push(node.right);
  }
  return values.reverse();
}

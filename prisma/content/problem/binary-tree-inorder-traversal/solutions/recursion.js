function inorderTraversal(root) {
  const values = [];

  function visit(node) {
    if (!node) return;
    visit(node.left);
    values.push(node.val);
    visit(node.right);
  }

  visit(root);
  return values;
}

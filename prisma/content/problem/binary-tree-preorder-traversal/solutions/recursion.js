function preorderTraversal(root) {
  const values = [];

  function visit(node) {
    if (!node) return;
    values.push(node.val);
    visit(node.left);
    visit(node.right);
  }

  visit(root);
  return values;
}

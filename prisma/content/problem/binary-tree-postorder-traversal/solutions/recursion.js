function postorderTraversal(root) {
  const values = [];

  function visit(node) {
    if (!node) return;
    visit(node.left);
    visit(node.right);
    values.push(node.val);
  }

  visit(root);
  return values;
}

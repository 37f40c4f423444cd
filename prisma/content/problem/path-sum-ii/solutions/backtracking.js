function pathSum(root, targetSum) {
  const paths = [];
  const path = [];

  function visit(node, needed) {
    if (!node) return;
    path.push(node.val);
    const missing = needed - node.val;
    if (!node.left && !node.right && missing === 0) paths.push([...path]);
    visit(node.left, missing);
    visit(node.right, missing);
    path.pop();
  }

  visit(root, targetSum);
  return paths;
}

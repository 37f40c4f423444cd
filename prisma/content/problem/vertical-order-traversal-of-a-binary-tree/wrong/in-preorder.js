// Wrong Answer: fills the columns in preorder, so a deep node on the left comes before a higher one on the right
function verticalTraversal(root) {
  const columns = new Map();
  const visit = (node, column) => {
    if (!node) return;
    if (!columns.has(column)) columns.set(column, []);
    columns.get(column).push(node.val);
    visit(node.left, column - 1);
    visit(node.right, column + 1);
  };
  visit(root, 0);
  return [...columns].sort(([a], [b]) => a - b).map(([, values]) => values);
}

function verticalTraversal(root) {
  const places = [];
  const walk = (node, row, column) => {
    if (!node) return;
    places.push({ row, column, val: node.val });
    walk(node.left, row + 1, column - 1);
    walk(node.right, row + 1, column + 1);
  };
  walk(root, 0, 0);
  places.sort((a, b) => a.column - b.column || a.row - b.row || a.val - b.val);
  const columns = [];
  for (const { column, val } of places) {
    (columns[column - places[0].column] ??= []).push(val);
  }
  return columns;
}

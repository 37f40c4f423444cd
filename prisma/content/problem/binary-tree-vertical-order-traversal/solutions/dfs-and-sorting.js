function verticalOrder(root) {
  const places = [];
  const walk = (node, column, level) => {
    if (!node) return;
    places.push({ column, level, val: node.val });
    walk(node.left, column - 1, level + 1);
    walk(node.right, column + 1, level + 1);
  };
  walk(root, 0, 0);
  places.sort((a, b) => a.column - b.column || a.level - b.level);
  const columns = [];
  for (const { column, val } of places) {
    (columns[column - places[0].column] ??= []).push(val);
  }
  return columns;
}

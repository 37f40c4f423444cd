function verticalOrder(root) {
  const valuesIn = new Map();
  let first = 0;
  const queue = root ? [{ node: root, column: 0 }] : [];
  for (const { node, column } of queue) {
    if (!valuesIn.has(column)) valuesIn.set(column, []);
    valuesIn.get(column).push(node.val);
    first = Math.min(first, column);
    if (node.left) queue.push({ node: node.left, column: column - 1 });
    if (node.right) queue.push({ node: node.right, column: column + 1 });
  }
  const columns = [];
  for (let column = first; valuesIn.has(column); column++) {
    columns.push(valuesIn.get(column));
  }
  return columns;
}

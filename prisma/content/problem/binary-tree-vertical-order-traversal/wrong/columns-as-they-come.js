// Wrong Answer: returns the columns in the order in which they were discovered
function verticalOrder(root) {
  const valuesIn = new Map();
  const queue = root ? [{ node: root, column: 0 }] : [];
  for (const { node, column } of queue) {
    if (!valuesIn.has(column)) valuesIn.set(column, []);
    valuesIn.get(column).push(node.val);
    if (node.left) queue.push({ node: node.left, column: column - 1 });
    if (node.right) queue.push({ node: node.right, column: column + 1 });
  }
  return [...valuesIn.values()];
}

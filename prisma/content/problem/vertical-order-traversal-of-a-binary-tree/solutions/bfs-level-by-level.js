function verticalTraversal(root) {
  const valuesIn = new Map();
  let first = 0;
  let row = [{ node: root, column: 0 }];
  while (row.length > 0) {
    const groups = new Map();
    const below = [];
    for (const { node, column } of row) {
      first = Math.min(first, column);
      append(groups, column, [node.val]);
      if (node.left) below.push({ node: node.left, column: column - 1 });
      if (node.right) below.push({ node: node.right, column: column + 1 });
    }
    for (const [column, group] of groups) {
      append(valuesIn, column, group.sort((a, b) => a - b));
    }
    row = below;
  }
  const columns = [];
  for (let column = first; valuesIn.has(column); column++) {
    columns.push(valuesIn.get(column));
  }
  return columns;
}

function append(lists, key, values) {
  if (!lists.has(key)) lists.set(key, []);
  for (const value of values) lists.get(key).push(value);
}

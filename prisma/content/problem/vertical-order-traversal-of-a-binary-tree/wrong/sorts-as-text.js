// Wrong Answer: sort without a comparator puts 10 before 9, as strings
function verticalTraversal(root) {
  const columns = new Map();
  let row = [{ node: root, column: 0 }];
  while (row.length > 0) {
    const below = [];
    const groups = new Map();
    for (const { node, column } of row) {
      groups.set(column, [...(groups.get(column) ?? []), node.val]);
      if (node.left) below.push({ node: node.left, column: column - 1 });
      if (node.right) below.push({ node: node.right, column: column + 1 });
    }
    for (const [column, group] of groups) {
      columns.set(column, [...(columns.get(column) ?? []), ...group.sort()]);
    }
    row = below;
  }
  return [...columns].sort(([a], [b]) => a - b).map(([, values]) => values);
}

function zigzagLevelOrder(root) {
  const levels = [];
  let level = root ? [root] : [];
  while (level.length > 0) {
    const values = [];
    const next = [];
    for (const node of level) {
      values.push(node.val);
      if (node.left) next.push(node.left);
      if (node.right) next.push(node.right);
    }
    if (levels.length % 2 === 1) values.reverse();
    levels.push(values);
    level = next;
  }
  return levels;
}

// Wrong Answer: reverses the wrong levels, so the second one is read from left to right
function zigzagLevelOrder(root) {
  const levels = [];
  let level = root ? [root] : [];
  while (level.length > 0) {
    const values = level.map((node) => node.val);
    if (levels.length % 2 === 0) values.reverse();
    levels.push(values);
    level = level.flatMap(({ left, right }) => [left, right].filter((child) => child));
  }
  return levels;
}

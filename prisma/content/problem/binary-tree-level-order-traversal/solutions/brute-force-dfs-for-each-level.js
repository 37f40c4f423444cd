function levelOrder(root) {
  const levels = [];
  while (true) {
    const level = [];
    collect(root, levels.length, level);
    if (level.length === 0) return levels;
    levels.push(level);
  }
}

function collect(node, below, level) {
  if (!node) return;
  if (below === 0) {
    level.push(node.val);
    return;
  }
  collect(node.left, below - 1, level);
  collect(node.right, below - 1, level);
}

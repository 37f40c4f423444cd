function averageOfLevels(root) {
  const sums = [];
  const counts = [];

  function visit(node, depth) {
    if (!node) return;
    sums[depth] = (sums[depth] ?? 0) + node.val;
    counts[depth] = (counts[depth] ?? 0) + 1;
    visit(node.left, depth + 1);
    visit(node.right, depth + 1);
  }

  visit(root, 0);
  return sums.map((sum, depth) => sum / counts[depth]);
}

// Wrong Answer: divides by 2^depth, as if no node were missing
function averageOfLevels(root) {
  const sums = [];
  const visit = (node, depth) => {
    if (!node) return;
    sums[depth] = (sums[depth] ?? 0) + node.val;
    visit(node.left, depth + 1);
    visit(node.right, depth + 1);
  };
  visit(root, 0);
  return sums.map((sum, depth) => sum / 2 ** depth);
}

function maxPathSum(root) {
  let best = root.val + arm(root.left) + arm(root.right);
  if (root.left) best = Math.max(best, maxPathSum(root.left));
  if (root.right) best = Math.max(best, maxPathSum(root.right));
  return best;
}

function arm(node) {
  if (!node) return 0;
  return Math.max(0, node.val + Math.max(arm(node.left), arm(node.right)));
}

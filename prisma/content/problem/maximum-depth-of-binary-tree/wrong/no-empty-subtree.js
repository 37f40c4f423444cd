// Runtime Error: ends at leaves only, so an empty tree or an only child is not foreseen
function maxDepth(root) {
  if (!root.left && !root.right) return 1;
  return 1 + Math.max(maxDepth(root.left), maxDepth(root.right));
}

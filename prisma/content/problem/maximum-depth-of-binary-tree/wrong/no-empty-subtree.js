// Runtime Error: has no base case for null, so an empty tree or an only child fails
function maxDepth(root) {
  if (!root.left && !root.right) return 1;
  return 1 + Math.max(maxDepth(root.left), maxDepth(root.right));
}

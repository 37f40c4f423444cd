// Wrong Answer: treats a rest of 0 above a leaf as the end, although values of 0 or negative ones may follow
function hasPathSum(root, targetSum) {
  if (!root) return false;
  const rest = targetSum - root.val;
  if (!rest) return !root.left && !root.right;
  return hasPathSum(root.left, rest) || hasPathSum(root.right, rest);
}

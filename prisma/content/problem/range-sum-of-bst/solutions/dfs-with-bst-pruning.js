function rangeSumBST(root, low, high) {
  if (!root) return 0;
  let total = low <= root.val && root.val <= high ? root.val : 0;
  if (root.val > low) total += rangeSumBST(root.left, low, high);
  if (root.val < high) total += rangeSumBST(root.right, low, high);
  return total;
}

function rangeSumBST(root, low, high) {
  if (!root) return 0;
  const own = low <= root.val && root.val <= high ? root.val : 0;
  return own + rangeSumBST(root.left, low, high) + rangeSumBST(root.right, low, high);
}

// Wrong Answer: below a value that is too small, it continues in the left subtree, where all values are smaller
function rangeSumBST(root, low, high) {
  if (!root) return 0;
  if (root.val < low) return rangeSumBST(root.left, low, high);
  if (root.val > high) return rangeSumBST(root.right, low, high);
  const left = rangeSumBST(root.left, low, high);
  return left + root.val + rangeSumBST(root.right, low, high);
}

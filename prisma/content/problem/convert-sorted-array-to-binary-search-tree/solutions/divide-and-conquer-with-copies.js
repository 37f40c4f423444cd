function sortedArrayToBST(nums) {
  if (nums.length === 0) return null;
  const middle = Math.floor(nums.length / 2);
  return new TreeNode(
    nums[middle],
    sortedArrayToBST(nums.slice(0, middle)),
    sortedArrayToBST(nums.slice(middle + 1)),
  );
}

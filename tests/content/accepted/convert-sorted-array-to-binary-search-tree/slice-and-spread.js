class TreeNode {
  constructor(val, left, right) {
    this.val = val ?? 0;
    this.left = left ?? null;
    this.right = right ?? null;
  }
}
const sortedArrayToBST = (nums) => {
  if (!nums.length) return null;
  const m = nums.length >>> 1;
  return new TreeNode(nums[m], sortedArrayToBST(nums.slice(0, m)), sortedArrayToBST(nums.slice(m + 1)));
};

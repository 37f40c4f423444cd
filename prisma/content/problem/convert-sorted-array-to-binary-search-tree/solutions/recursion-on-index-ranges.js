function sortedArrayToBST(nums) {
  function build(low, high) {
    if (low > high) return null;
    const middle = Math.floor((low + high) / 2);
    return new TreeNode(nums[middle], build(low, middle - 1), build(middle + 1, high));
  }

  return build(0, nums.length - 1);
}

// Wrong Answer: adds the element to the left side before the test
function pivotIndex(nums) {
  const total = nums.reduce((sum, num) => sum + num, 0);
  let left = 0;
  for (let i = 0; i < nums.length; i++) {
    left += nums[i];
    if (left === total - left) return i;
  }
  return -1;
}

// Wrong Answer: compares each inner element with both neighbours and never looks at the first and the last one
function singleNonDuplicate(nums) {
  for (let i = 1; i < nums.length - 1; i++) {
    if (nums[i] !== nums[i - 1] && nums[i] !== nums[i + 1]) return nums[i];
  }
  return -1;
}

// Wrong Answer: compares adjacent elements without sorting, but copies may be far apart
function singleNumber(nums) {
  for (let i = 0; i < nums.length; i += 2) {
    if (nums[i] !== nums[i + 1]) return nums[i];
  }
}

// Wrong Answer: compares neighbours without sorting, but copies may stand far apart
function singleNumber(nums) {
  for (let i = 0; i < nums.length; i += 2) {
    if (nums[i] !== nums[i + 1]) return nums[i];
  }
}

// Wrong Answer: a single pass that swaps neighbours moves only one zero to the end
function moveZeroes(nums) {
  for (let i = 0; i + 1 < nums.length; i++) {
    if (nums[i] === 0) [nums[i], nums[i + 1]] = [nums[i + 1], nums[i]];
  }
}

// Wrong Answer: one round of swapping neighbours moves a single zero to the end
function moveZeroes(nums) {
  for (let i = 0; i + 1 < nums.length; i++) {
    if (nums[i] === 0) [nums[i], nums[i + 1]] = [nums[i + 1], nums[i]];
  }
}

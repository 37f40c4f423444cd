function moveZeroes(nums) {
  const others = nums.filter((num) => num !== 0);
  for (let i = 0; i < nums.length; i++) nums[i] = others[i] ?? 0;
}

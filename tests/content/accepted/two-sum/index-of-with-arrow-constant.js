const twoSum = (nums, target) => {
  for (const [i, x] of nums.entries()) {
    const j = nums.indexOf(target - x, i + 1);
    if (j !== -1) return [i, j];
  }
};

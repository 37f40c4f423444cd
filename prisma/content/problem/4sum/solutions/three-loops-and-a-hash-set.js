function fourSum(nums, target) {
  const found = new Map();
  for (let i = 0; i < nums.length; i++) {
    for (let j = i + 1; j < nums.length; j++) {
      const passed = new Set();
      for (let k = j + 1; k < nums.length; k++) {
        const complement = target - nums[i] - nums[j] - nums[k];
        if (passed.has(complement)) {
          const chosen = [nums[i], nums[j], nums[k], complement];
          chosen.sort((a, b) => a - b);
          found.set(chosen.join(' '), chosen);
        }
        passed.add(nums[k]);
      }
    }
  }
  return [...found.values()];
}

function threeSum(nums) {
  nums.sort((a, b) => a - b);
  const triples = [];
  for (let i = 0; i < nums.length && nums[i] <= 0; i++) {
    if (i > 0 && nums[i] === nums[i - 1]) continue;
    const passed = new Set();
    for (let k = i + 1; k < nums.length; k++) {
      const b = -nums[i] - nums[k];
      if (passed.has(b)) {
        triples.push([nums[i], b, nums[k]]);
        while (nums[k + 1] === nums[k]) k++;
      }
      passed.add(nums[k]);
    }
  }
  return triples;
}

function rob(nums) {
  const best = [0, nums[0]];
  for (let i = 2; i <= nums.length; i++) {
    best[i] = Math.max(best[i - 1], best[i - 2] + nums[i - 1]);
  }
  return best[nums.length];
}

function rob(nums) {
  const bestFrom = (i) => (i >= nums.length ? 0 : Math.max(bestFrom(i + 1), nums[i] + bestFrom(i + 2)));
  return bestFrom(0);
}

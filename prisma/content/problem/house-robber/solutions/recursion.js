function rob(nums) {
  function bestFrom(i) {
    if (i >= nums.length) return 0;
    return Math.max(bestFrom(i + 1), nums[i] + bestFrom(i + 2));
  }

  return bestFrom(0);
}

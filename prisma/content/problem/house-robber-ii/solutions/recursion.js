function rob(nums) {
  const best = (start, end) => {
    if (start >= end) return 0;
    return Math.max(best(start + 1, end), nums[start] + best(start + 2, end));
  };

  if (nums.length === 1) return nums[0];
  return Math.max(best(0, nums.length - 1), best(1, nums.length));
}

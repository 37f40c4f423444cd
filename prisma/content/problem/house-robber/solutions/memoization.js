function rob(nums) {
  const memo = new Map();

  function bestFrom(i) {
    if (i >= nums.length) return 0;
    if (!memo.has(i)) {
      memo.set(i, Math.max(bestFrom(i + 1), nums[i] + bestFrom(i + 2)));
    }
    return memo.get(i);
  }

  return bestFrom(0);
}

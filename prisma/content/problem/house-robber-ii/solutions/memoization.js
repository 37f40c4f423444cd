function rob(nums) {
  const bestOf = (start, end) => {
    const memo = new Map();

    const best = (i) => {
      if (i >= end) return 0;
      if (!memo.has(i)) memo.set(i, Math.max(best(i + 1), nums[i] + best(i + 2)));
      return memo.get(i);
    };

    return best(start);
  };

  if (nums.length === 1) return nums[0];
  return Math.max(bestOf(0, nums.length - 1), bestOf(1, nums.length));
}

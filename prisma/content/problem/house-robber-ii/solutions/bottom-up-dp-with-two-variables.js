function rob(nums) {
  const bestOf = (start, end) => {
    let [before, best] = [0, 0];
    for (let i = start; i < end; i++) {
      [before, best] = [best, Math.max(best, before + nums[i])];
    }
    return best;
  };

  if (nums.length === 1) return nums[0];
  return Math.max(bestOf(0, nums.length - 1), bestOf(1, nums.length));
}

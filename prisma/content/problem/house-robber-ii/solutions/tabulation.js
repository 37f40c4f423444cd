function rob(nums) {
  const bestOf = (row) => {
    const best = [0, row[0]];
    for (let i = 1; i < row.length; i++) {
      best.push(Math.max(best[i], best[i - 1] + row[i]));
    }
    return best.at(-1);
  };

  if (nums.length === 1) return nums[0];
  return Math.max(bestOf(nums.slice(0, -1)), bestOf(nums.slice(1)));
}

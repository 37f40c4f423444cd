function maxCoins(nums) {
  let best = 0;
  for (let i = 0; i < nums.length; i++) {
    const coins = (nums[i - 1] ?? 1) * nums[i] * (nums[i + 1] ?? 1);
    best = Math.max(best, coins + maxCoins(nums.toSpliced(i, 1)));
  }
  return best;
}

function maxSubArray(nums) {
  const dp = [nums[0]];
  let best = dp[0];
  for (let i = 1; i < nums.length; i++) {
    dp.push(Math.max(nums[i], dp[i - 1] + nums[i]));
    best = Math.max(best, dp[i]);
  }
  return best;
}

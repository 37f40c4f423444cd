function twoCitySchedCost(costs) {
  const half = costs.length / 2;
  const dp = new Array(half + 1).fill(Infinity);
  dp[0] = 0;
  for (const [aCost, bCost] of costs) {
    for (let a = half; a > 0; a--) dp[a] = Math.min(dp[a - 1] + aCost, dp[a] + bCost);
    dp[0] += bCost;
  }
  return dp[half];
}

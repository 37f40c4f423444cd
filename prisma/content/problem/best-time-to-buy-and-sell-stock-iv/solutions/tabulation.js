function maxProfit(k, prices) {
  const n = prices.length;
  const dp = Array.from({ length: k + 1 }, () => new Array(n).fill(0));
  for (let t = 1; t <= k; t++) {
    let bestStart = -prices[0];
    for (let i = 1; i < n; i++) {
      bestStart = Math.max(bestStart, dp[t - 1][i] - prices[i]);
      dp[t][i] = Math.max(dp[t][i - 1], bestStart + prices[i]);
    }
  }
  return dp[k][n - 1];
}

class Solution {
    public int maxProfit(int k, int[] prices) {
        int n = prices.length;
        int[][] dp = new int[k + 1][n];
        for (int t = 1; t <= k; t++) {
            int bestStart = -prices[0];
            for (int i = 1; i < n; i++) {
                bestStart = Math.max(bestStart, dp[t - 1][i] - prices[i]);
                dp[t][i] = Math.max(dp[t][i - 1], bestStart + prices[i]);
            }
        }
        return dp[k][n - 1];
    }
}

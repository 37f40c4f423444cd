class Solution:
    def maxProfit(self, k: int, prices: list[int]) -> int:
        n = len(prices)
        dp = [[0] * n for _ in range(k + 1)]
        for t in range(1, k + 1):
            best_start = -prices[0]
            for i in range(1, n):
                best_start = max(best_start, dp[t - 1][i] - prices[i])
                dp[t][i] = max(dp[t][i - 1], best_start + prices[i])
        return dp[k][n - 1]

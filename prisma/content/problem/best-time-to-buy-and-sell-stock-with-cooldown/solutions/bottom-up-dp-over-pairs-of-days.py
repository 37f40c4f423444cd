class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        n = len(prices)
        best = [0] * (n + 2)
        for i in range(n - 1, -1, -1):
            sales = (prices[j] - prices[i] + best[j + 2] for j in range(i + 1, n))
            best[i] = max(best[i + 1], max(sales, default=0))
        return best[0]

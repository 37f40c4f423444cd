class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        left, low, best = [], float('inf'), 0
        for p in prices:
            low = min(low, p)
            best = max(best, p - low)
            left.append(best)
        ans, high, right = 0, 0, 0
        for i in range(len(prices) - 1, -1, -1):
            high = max(high, prices[i])
            right = max(right, high - prices[i])
            ans = max(ans, left[i] + right)
        return ans

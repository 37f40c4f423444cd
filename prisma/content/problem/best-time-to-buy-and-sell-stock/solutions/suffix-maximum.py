class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        highest_from = prices[:]
        for day in range(len(prices) - 2, -1, -1):
            highest_from[day] = max(prices[day], highest_from[day + 1])
        return max(high - price for high, price in zip(highest_from, prices))

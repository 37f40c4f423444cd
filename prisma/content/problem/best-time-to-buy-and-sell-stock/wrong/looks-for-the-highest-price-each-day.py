# Time Limit Exceeded: scans all later days for each day of purchase
class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        return max(max(prices[day:]) - price for day, price in enumerate(prices))

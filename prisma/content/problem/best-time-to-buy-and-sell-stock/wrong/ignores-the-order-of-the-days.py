# Wrong Answer: the highest price may stand before the lowest
class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        return max(prices) - min(prices)

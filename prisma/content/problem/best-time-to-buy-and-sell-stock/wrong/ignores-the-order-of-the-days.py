# Wrong Answer: takes maximum minus minimum, though the maximum may come before the minimum
class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        return max(prices) - min(prices)

class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        free, owning = 0, -prices[0]
        for price in prices[1:]:
            free = max(free, owning + price)
            owning = max(owning, free - price)
        return free

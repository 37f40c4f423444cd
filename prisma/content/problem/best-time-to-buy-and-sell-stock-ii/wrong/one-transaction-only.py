# Wrong Answer: allows a single transaction, from the lowest price to the highest one after it
class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        lowest = prices[0]
        profit = 0
        for price in prices:
            lowest = min(lowest, price)
            profit = max(profit, price - lowest)
        return profit

class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        best = 0
        for bought in range(len(prices)):
            for sold in range(bought + 1, len(prices)):
                best = max(best, prices[sold] - prices[bought])
        return best

from itertools import accumulate
class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        return max(p - low for p, low in zip(prices, accumulate(prices, min)))

from math import inf


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        bought1 = bought2 = -inf
        sold1 = sold2 = 0
        for price in prices:
            bought1 = max(bought1, -price)
            sold1 = max(sold1, bought1 + price)
            bought2 = max(bought2, sold1 - price)
            sold2 = max(sold2, bought2 + price)
        return sold2

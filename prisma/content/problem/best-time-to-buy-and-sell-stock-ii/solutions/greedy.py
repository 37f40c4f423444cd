from itertools import pairwise


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        return sum(max(0, today - before) for before, today in pairwise(prices))

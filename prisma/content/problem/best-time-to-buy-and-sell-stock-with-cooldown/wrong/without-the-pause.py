# Wrong Answer: adds up all rises and ignores the cooldown
from itertools import pairwise


class Solution:
    def maxProfit(self, prices):
        return sum(max(0, after - before) for before, after in pairwise(prices))

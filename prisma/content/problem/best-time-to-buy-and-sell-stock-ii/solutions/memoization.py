from functools import cache


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        @cache
        def best(i: int, owns: bool) -> int:
            if i == len(prices):
                return 0
            wait = best(i + 1, owns)
            cash = prices[i] if owns else -prices[i]
            return max(wait, cash + best(i + 1, not owns))

        return best(0, False)

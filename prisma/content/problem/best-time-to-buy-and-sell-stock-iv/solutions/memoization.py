from functools import cache


class Solution:
    def maxProfit(self, k: int, prices: list[int]) -> int:
        @cache
        def best(i: int, left: int, holding: bool) -> int:
            if i == len(prices) or (left == 0 and not holding):
                return 0
            wait = best(i + 1, left, holding)
            if holding:
                return max(wait, best(i + 1, left, False) + prices[i])
            return max(wait, best(i + 1, left - 1, True) - prices[i])

        return best(0, k, False)

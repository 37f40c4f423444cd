class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        def best(day, has_share):
            if day >= len(prices):
                return 0
            wait = best(day + 1, has_share)
            if has_share:
                return max(wait, best(day + 2, False) + prices[day])
            return max(wait, best(day + 1, True) - prices[day])

        return best(0, False)

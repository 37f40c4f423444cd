class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        def best(i: int, own: bool, left: int) -> int:
            if i == len(prices):
                return 0
            profit = best(i + 1, own, left)
            if own:
                profit = max(profit, prices[i] + best(i + 1, False, left))
            elif left > 0:
                profit = max(profit, best(i + 1, True, left - 1) - prices[i])
            return profit

        return best(0, False, 2)

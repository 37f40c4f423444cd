from math import inf


class Solution:
    def maxProfit(self, k: int, prices: list[int]) -> int:
        hold = [-inf] * (k + 1)
        cash = [0] * (k + 1)
        for price in prices:
            for t in range(1, k + 1):
                hold[t] = max(hold[t], cash[t - 1] - price)
                cash[t] = max(cash[t], hold[t] + price)
        return cash[k]

from math import inf


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        owning, sold, free = -inf, -inf, 0
        for price in prices:
            sold_today = owning + price
            owning = max(owning, free - price)
            free = max(free, sold)
            sold = sold_today
        return max(sold, free)

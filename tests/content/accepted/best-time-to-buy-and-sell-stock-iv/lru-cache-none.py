from functools import lru_cache
class Solution:
    def maxProfit(self, k: int, prices: List[int]) -> int:
        @lru_cache(None)
        def dp(i, t, holding):
            if i == len(prices) or t == 0:
                return 0
            skip = dp(i + 1, t, holding)
            if holding:
                return max(skip, prices[i] + dp(i + 1, t - 1, 0))
            return max(skip, -prices[i] + dp(i + 1, t, 1))
        return dp(0, k, 0)

import sys
from functools import lru_cache
sys.setrecursionlimit(10**6)
class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        @lru_cache(maxsize=None)
        def f(a):
            if a == 0: return 0
            best = inf
            for c in coins:
                if c <= a:
                    best = min(best, f(a - c) + 1)
            return best
        ans = f(amount)
        return ans if ans < inf else -1

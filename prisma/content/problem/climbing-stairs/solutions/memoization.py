from functools import cache


class Solution:
    def climbStairs(self, n: int) -> int:
        @cache
        def ways(steps: int) -> int:
            if steps <= 2:
                return steps
            return ways(steps - 1) + ways(steps - 2)

        return ways(n)

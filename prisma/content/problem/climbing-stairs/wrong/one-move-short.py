# Wrong Answer: starts one number too early and returns the number of ways for n - 1 steps
class Solution:
    def climbStairs(self, n: int) -> int:
        before, ways = 0, 1
        for _ in range(n - 1):
            before, ways = ways, before + ways
        return ways

class Solution:
    def climbStairs(self, n: int) -> int:
        before, ways = 1, 1
        for _ in range(n - 1):
            before, ways = ways, before + ways
        return ways

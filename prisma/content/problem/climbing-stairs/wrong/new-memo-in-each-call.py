# Time Limit Exceeded: each call creates its own memo and never finds a stored result
class Solution:
    def climbStairs(self, n: int) -> int:
        memo = {1: 1, 2: 2}
        if n not in memo:
            memo[n] = self.climbStairs(n - 1) + self.climbStairs(n - 2)
        return memo[n]

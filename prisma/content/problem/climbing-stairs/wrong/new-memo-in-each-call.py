# Time Limit Exceeded: each call makes its own dictionary and finds nothing in it
class Solution:
    def climbStairs(self, n: int) -> int:
        memo = {1: 1, 2: 2}
        if n not in memo:
            memo[n] = self.climbStairs(n - 1) + self.climbStairs(n - 2)
        return memo[n]

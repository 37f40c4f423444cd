from math import comb
class Solution:
    def climbStairs(self, n: int) -> int:
        return sum(comb(n - twos, twos) for twos in range(n // 2 + 1))

from math import inf
from typing import List


class Solution:
    def twoCitySchedCost(self, costs: List[List[int]]) -> int:
        half = len(costs) // 2
        dp = [0] + [inf] * half
        for a_cost, b_cost in costs:
            for a in range(half, 0, -1):
                dp[a] = min(dp[a - 1] + a_cost, dp[a] + b_cost)
            dp[0] += b_cost
        return dp[half]

from functools import cache
from math import inf
from typing import List


class Solution:
    def twoCitySchedCost(self, costs: List[List[int]]) -> int:
        @cache
        def cost(i: int, a: int) -> float:
            if i == 0:
                return 0
            best = inf
            if a > 0:
                best = costs[i - 1][0] + cost(i - 1, a - 1)
            if a < i:
                best = min(best, costs[i - 1][1] + cost(i - 1, a))
            return best

        return cost(len(costs), len(costs) // 2)

from functools import cache


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        @cache
        def least(place):
            if place < 2:
                return 0
            from_one = least(place - 1) + cost[place - 1]
            from_two = least(place - 2) + cost[place - 2]
            return min(from_one, from_two)

        return least(len(cost))

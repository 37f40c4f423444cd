class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        previous = current = 0
        for price in cost:
            previous, current = current, min(previous, current) + price
        return min(previous, current)

class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        least = [0, 0]
        for i in range(2, len(cost) + 1):
            least.append(min(least[i - 1] + cost[i - 1], least[i - 2] + cost[i - 2]))
        return least[-1]

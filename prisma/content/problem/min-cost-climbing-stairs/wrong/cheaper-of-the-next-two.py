# Wrong Answer: greedily goes to the cheaper of the next two steps
class Solution:
    def minCostClimbingStairs(self, cost):
        place = -1
        paid = 0
        while place + 2 < len(cost):
            place += 1 if cost[place + 1] <= cost[place + 2] else 2
            paid += cost[place]
        return paid

# Wrong Answer: goes from each point to the nearest unvisited one, which gives a path and no branches
class Solution:
    def minCostConnectPoints(self, points):
        x, y = points[0]
        left = points[1:]
        total = 0
        while left:
            point = min(left, key=lambda one: abs(one[0] - x) + abs(one[1] - y))
            total += abs(point[0] - x) + abs(point[1] - y)
            left.remove(point)
            x, y = point
        return total

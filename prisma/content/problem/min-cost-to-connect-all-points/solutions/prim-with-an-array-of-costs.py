from typing import List


class Solution:
    def minCostConnectPoints(self, points: List[List[int]]) -> int:
        x, y = points[0]
        costs = {(a, b): abs(a - x) + abs(b - y) for a, b in points[1:]}
        total = 0
        while costs:
            x, y = min(costs, key=costs.get)
            total += costs.pop((x, y))
            for (a, b), cost in costs.items():
                nearer = abs(a - x) + abs(b - y)
                if nearer < cost:
                    costs[a, b] = nearer
        return total

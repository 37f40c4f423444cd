from itertools import combinations
from typing import List


class Solution:
    def minCostConnectPoints(self, points: List[List[int]]) -> int:
        parent = list(range(len(points)))

        def find(point):
            while parent[point] != point:
                parent[point] = parent[parent[point]]
                point = parent[point]
            return point

        links = sorted(
            (abs(a[0] - b[0]) + abs(a[1] - b[1]), i, j)
            for (i, a), (j, b) in combinations(enumerate(points), 2)
        )
        total = 0
        for cost, i, j in links:
            first, second = find(i), find(j)
            if first != second:
                parent[first] = second
                total += cost
        return total

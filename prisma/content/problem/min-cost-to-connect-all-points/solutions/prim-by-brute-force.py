from typing import List


class Solution:
    def minCostConnectPoints(self, points: List[List[int]]) -> int:
        inside, outside = points[:1], points[1:]
        total = 0
        while outside:
            cost, point = min(
                (abs(x - a) + abs(y - b), [x, y]) for x, y in outside for a, b in inside
            )
            total += cost
            outside.remove(point)
            inside.append(point)
        return total

from collections import defaultdict
from math import gcd


class Solution:
    def maxPoints(self, points: list[list[int]]) -> int:
        best = 1
        for i, (x, y) in enumerate(points):
            counts = defaultdict(int)
            for other_x, other_y in points[i + 1:]:
                dx, dy = other_x - x, other_y - y
                divisor = gcd(dx, dy)
                if dx < 0 or (dx == 0 and dy < 0):
                    divisor = -divisor
                counts[dx // divisor, dy // divisor] += 1
            best = max(best, 1 + max(counts.values(), default=0))
        return best

# Wrong Answer: keeps one map of slopes for all points, so parallel lines are counted together
from collections import defaultdict
from fractions import Fraction


class Solution:
    def maxPoints(self, points):
        lines = defaultdict(set)
        for i, (x, y) in enumerate(points):
            for other_x, other_y in points[i + 1:]:
                dx, dy = other_x - x, other_y - y
                slope = "vertical" if dx == 0 else Fraction(dy, dx)
                lines[slope] |= {(x, y), (other_x, other_y)}
        return max((len(line) for line in lines.values()), default=1)

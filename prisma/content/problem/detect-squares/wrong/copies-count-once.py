# Wrong Answer: stores the points in a set, so copies of a point count only once
class DetectSquares:
    def __init__(self):
        self.points = set()

    def add(self, point):
        self.points.add(tuple(point))

    def count(self, point):
        x, y = point
        return sum(
            (x, y2) in self.points and (x2, y) in self.points
            for x2, y2 in self.points
            if x2 != x and abs(x2 - x) == abs(y2 - y)
        )

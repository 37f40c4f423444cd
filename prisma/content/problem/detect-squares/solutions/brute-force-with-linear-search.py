class DetectSquares:
    def __init__(self):
        self.points = []

    def add(self, point: list[int]) -> None:
        self.points.append(tuple(point))

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for x2, y2 in self.points:
            if x2 != x and abs(x2 - x) == abs(y2 - y):
                total += self.points.count((x, y2)) * self.points.count((x2, y))
        return total

from collections import Counter


class DetectSquares:
    def __init__(self):
        self.points = []
        self.copies = Counter()

    def add(self, point: list[int]) -> None:
        self.points.append(tuple(point))
        self.copies[tuple(point)] += 1

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for x2, y2 in self.points:
            if x2 != x and abs(x2 - x) == abs(y2 - y):
                total += self.copies[(x, y2)] * self.copies[(x2, y)]
        return total

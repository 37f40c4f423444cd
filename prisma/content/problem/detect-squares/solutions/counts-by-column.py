from collections import Counter


class DetectSquares:
    def __init__(self):
        self.columns = {}

    def add(self, point: list[int]) -> None:
        x, y = point
        self.columns.setdefault(x, Counter())[y] += 1

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for y2, copies in self.columns.get(x, {}).items():
            if y2 == y:
                continue
            side = abs(y2 - y)
            for x2 in (x - side, x + side):
                opposite = self.columns.get(x2)
                if opposite is not None:
                    total += copies * opposite[y] * opposite[y2]
        return total

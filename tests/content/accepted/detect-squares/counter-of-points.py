class DetectSquares:
    def __init__(self):
        self.pts = []
        self.cnt = Counter()

    def add(self, point: List[int]) -> None:
        self.pts.append(point)
        self.cnt[tuple(point)] += 1

    def count(self, point: List[int]) -> int:
        px, py = point
        res = 0
        for x, y in self.pts:
            if abs(px - x) != abs(py - y) or x == px or y == py:
                continue
            res += self.cnt[(x, py)] * self.cnt[(px, y)]
        return res

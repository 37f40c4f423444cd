from collections import deque


class MovingAverage:
    def __init__(self, size: int):
        self.size = size
        self.latest = deque()
        self.sum = 0

    def next(self, val: int) -> float:
        self.latest.append(val)
        self.sum += val
        if len(self.latest) > self.size:
            self.sum -= self.latest.popleft()
        return self.sum / len(self.latest)

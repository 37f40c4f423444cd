# Wrong Answer: divides by the size from the start, although fewer numbers have arrived
from collections import deque


class MovingAverage:
    def __init__(self, size: int):
        self.latest = deque(maxlen=size)

    def next(self, val: int) -> float:
        self.latest.append(val)
        return sum(self.latest) / self.latest.maxlen

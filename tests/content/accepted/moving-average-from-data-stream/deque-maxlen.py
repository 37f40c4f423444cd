class MovingAverage:
    def __init__(self, size: int):
        self.q = collections.deque(maxlen=size)
    def next(self, val: int) -> float:
        self.q.append(val)
        return float(sum(self.q)) / len(self.q)

class MovingAverage:
    def __init__(self, size: int):
        self.size = size
        self.nums = []

    def next(self, val: int) -> float:
        self.nums.append(val)
        latest = self.nums[-self.size:]
        return sum(latest) / len(latest)

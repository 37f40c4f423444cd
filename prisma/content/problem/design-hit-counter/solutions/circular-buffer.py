class HitCounter:
    def __init__(self):
        self.seconds = [-300] * 300
        self.counts = [0] * 300

    def hit(self, timestamp: int) -> None:
        slot = timestamp % 300
        if self.seconds[slot] != timestamp:
            self.seconds[slot] = timestamp
            self.counts[slot] = 0
        self.counts[slot] += 1

    def getHits(self, timestamp: int) -> int:
        oldest = timestamp - 299
        return sum(
            count
            for second, count in zip(self.seconds, self.counts)
            if second >= oldest
        )

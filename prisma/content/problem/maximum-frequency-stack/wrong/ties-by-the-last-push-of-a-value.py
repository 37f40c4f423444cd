# Wrong Answer: remembers only the last push of each value, and after a pop this one is gone
from collections import Counter


class FreqStack:
    def __init__(self):
        self.counts = Counter()
        self.last = {}
        self.time = 0

    def push(self, val: int) -> None:
        self.counts[val] += 1
        self.last[val] = self.time
        self.time += 1

    def pop(self) -> int:
        val = max(self.counts, key=lambda x: (self.counts[x], self.last[x]))
        self.counts[val] -= 1
        if self.counts[val] == 0:
            del self.counts[val]
        return val

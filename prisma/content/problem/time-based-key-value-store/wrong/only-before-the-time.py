# Wrong Answer: finds a value only after its timestamp, although it holds from that time on
from bisect import bisect_left
from collections import defaultdict


class TimeMap:
    def __init__(self):
        self.times = defaultdict(list)
        self.values = defaultdict(list)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.times[key].append(timestamp)
        self.values[key].append(value)

    def get(self, key: str, timestamp: int) -> str:
        border = bisect_left(self.times[key], timestamp)
        return self.values[key][border - 1] if border > 0 else ""

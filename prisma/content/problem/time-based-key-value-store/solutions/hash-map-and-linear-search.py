from collections import defaultdict


class TimeMap:
    def __init__(self):
        self.histories = defaultdict(list)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.histories[key].append((timestamp, value))

    def get(self, key: str, timestamp: int) -> str:
        for time, value in reversed(self.histories.get(key, [])):
            if time <= timestamp:
                return value
        return ""

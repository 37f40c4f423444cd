from collections import Counter


class FreqStack:
    def __init__(self):
        self.values = []

    def push(self, val: int) -> None:
        self.values.append(val)

    def pop(self) -> int:
        counts = Counter(self.values)
        most = max(counts.values())
        place = len(self.values) - 1
        while counts[self.values[place]] < most:
            place -= 1
        return self.values.pop(place)

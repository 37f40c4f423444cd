from bisect import bisect_right


class SnapshotArray:
    def __init__(self, length: int):
        self.snaps = 0
        self.history = [([0], [0]) for _ in range(length)]

    def set(self, index: int, val: int) -> None:
        numbers, values = self.history[index]
        numbers.append(self.snaps)
        values.append(val)

    def snap(self) -> int:
        self.snaps += 1
        return self.snaps - 1

    def get(self, index: int, snap_id: int) -> int:
        numbers, values = self.history[index]
        return values[bisect_right(numbers, snap_id) - 1]

class SnapshotArray:
    def __init__(self, length: int):
        self.nums = [0] * length
        self.snapshots = []

    def set(self, index: int, val: int) -> None:
        self.nums[index] = val

    def snap(self) -> int:
        self.snapshots.append(self.nums.copy())
        return len(self.snapshots) - 1

    def get(self, index: int, snap_id: int) -> int:
        return self.snapshots[snap_id][index]

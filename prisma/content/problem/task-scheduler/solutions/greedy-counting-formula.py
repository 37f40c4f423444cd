from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        counts = list(Counter(tasks).values())
        most = max(counts)
        frame = (most - 1) * (n + 1) + counts.count(most)
        return max(frame, len(tasks))

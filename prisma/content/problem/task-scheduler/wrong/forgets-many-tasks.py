# Wrong Answer: returns the formula even if there are more tasks than it has units
from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        counts = list(Counter(tasks).values())
        most = max(counts)
        return (most - 1) * (n + 1) + counts.count(most)

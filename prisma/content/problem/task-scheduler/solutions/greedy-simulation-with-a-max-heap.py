from collections import Counter
from heapq import heapify, heappop, heappush


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        left = [-count for count in Counter(tasks).values()]
        heapify(left)
        units = 0
        while left:
            run = [heappop(left) for _ in range(min(n + 1, len(left)))]
            for count in run:
                if count < -1:
                    heappush(left, count + 1)
            units += n + 1 if left else len(run)
        return units

import math
from typing import List


class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        connections = [[] for _ in range(n + 1)]
        for u, v, w in times:
            connections[u].append((v, w))
        arrival = [math.inf] * (n + 1)
        arrival[k] = 0
        unsettled = set(range(1, n + 1))
        last = 0
        while unsettled:
            node = min(unsettled, key=arrival.__getitem__)
            last = arrival[node]
            if last == math.inf:
                return -1
            unsettled.remove(node)
            for other, time in connections[node]:
                arrival[other] = min(arrival[other], last + time)
        return last

import math
from typing import List


class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        arrival = [math.inf] * (n + 1)
        arrival[k] = 0
        changed = True
        while changed:
            changed = False
            for u, v, w in times:
                if arrival[u] + w < arrival[v]:
                    arrival[v] = arrival[u] + w
                    changed = True
        last = max(arrival[1:])
        return -1 if last == math.inf else last

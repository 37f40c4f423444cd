import heapq
from typing import List


class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        connections = [[] for _ in range(n + 1)]
        for u, v, w in times:
            connections[u].append((v, w))
        settled = set()
        heap = [(0, k)]
        while heap:
            arrival, node = heapq.heappop(heap)
            if node in settled:
                continue
            settled.add(node)
            if len(settled) == n:
                return arrival
            for other, time in connections[node]:
                if other not in settled:
                    heapq.heappush(heap, (arrival + time, other))
        return -1

# Wrong Answer: treats the edges as undirected
class Solution:
    def networkDelayTime(self, times, n, k):
        connections = [[] for _ in range(n + 1)]
        for u, v, w in times:
            connections[u].append((v, w))
            connections[v].append((u, w))
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
                heapq.heappush(heap, (arrival + time, other))
        return -1

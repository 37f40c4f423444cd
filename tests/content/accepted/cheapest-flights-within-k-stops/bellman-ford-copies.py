class Solution:
    def findCheapestPrice(self, n, flights, src, dst, k):
        cost = [float("inf")] * n
        cost[src] = 0
        for _ in range(k + 1):
            tmp = cost.copy()
            for u, v, w in flights:
                tmp[v] = min(tmp[v], cost[u] + w)
            cost = tmp
        return -1 if cost[dst] == float("inf") else cost[dst]

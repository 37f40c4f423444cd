from heapq import heappop, heappush


class Solution:
    def findMaximizedCapital(
        self, k: int, w: int, profits: list[int], capital: list[int]
    ) -> int:
        projects = sorted(zip(capital, profits))
        affordable = []
        i = 0
        for _ in range(k):
            while i < len(projects) and projects[i][0] <= w:
                heappush(affordable, -projects[i][1])
                i += 1
            if not affordable:
                break
            w -= heappop(affordable)
        return w

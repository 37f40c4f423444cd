from heapq import heappush, heappushpop


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        closest = []
        for x, y in points:
            entry = (-x * x - y * y, x, y)
            if len(closest) < k:
                heappush(closest, entry)
            else:
                heappushpop(closest, entry)
        return [[x, y] for _, x, y in closest]

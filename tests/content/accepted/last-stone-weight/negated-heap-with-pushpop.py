import heapq as hq
class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        h = [-s for s in stones]
        hq.heapify(h)
        while len(h) > 1 and h[0] != 0:
            hq.heappush(h, hq.heappop(h) - hq.heappop(h))
        return -h[0]

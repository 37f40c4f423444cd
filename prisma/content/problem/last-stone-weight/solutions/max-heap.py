from heapq import heapify, heappop, heappush


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        heap = [-stone for stone in stones]
        heapify(heap)
        while len(heap) > 1:
            heaviest = heappop(heap)
            second = heappop(heap)
            if heaviest != second:
                heappush(heap, heaviest - second)
        return -heap[0] if heap else 0

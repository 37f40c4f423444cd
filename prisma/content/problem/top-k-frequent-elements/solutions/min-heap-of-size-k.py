from collections import Counter
from heapq import heappop, heappush


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        heap = []
        for num, count in Counter(nums).items():
            heappush(heap, (count, num))
            if len(heap) > k:
                heappop(heap)
        return [num for count, num in heap]

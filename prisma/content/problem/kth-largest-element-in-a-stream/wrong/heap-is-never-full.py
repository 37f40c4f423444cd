# Runtime Error: replaces the top from the start, but the heap may have fewer than k numbers
from heapq import heapify, heappop, heappushpop


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.largest = nums
        heapify(self.largest)
        while len(self.largest) > k:
            heappop(self.largest)

    def add(self, val: int) -> int:
        heappushpop(self.largest, val)
        return self.largest[0]

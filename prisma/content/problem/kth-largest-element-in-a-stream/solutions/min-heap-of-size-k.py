from heapq import heappop, heappush


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.largest = []
        for num in nums:
            self.take_in(num)

    def add(self, val: int) -> int:
        self.take_in(val)
        return self.largest[0]

    def take_in(self, num: int) -> None:
        heappush(self.largest, num)
        if len(self.largest) > self.k:
            heappop(self.largest)

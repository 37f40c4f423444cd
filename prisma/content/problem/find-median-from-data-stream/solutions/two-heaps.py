from heapq import heappush, heappushpop


class MedianFinder:
    def __init__(self):
        self.lower = []  # negated, because heapq is a min-heap
        self.upper = []

    def addNum(self, num: int) -> None:
        heappush(self.upper, -heappushpop(self.lower, -num))
        if len(self.upper) > len(self.lower):
            heappush(self.lower, -heappop(self.upper))

    def findMedian(self) -> float:
        if len(self.lower) > len(self.upper):
            return -self.lower[0]
        return (self.upper[0] - self.lower[0]) / 2

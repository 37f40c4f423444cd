from heapq import heappush, heappushpop
class MedianFinder:
    def __init__(self):
        self.small, self.large = [], []
    def addNum(self, num):
        if len(self.small) == len(self.large):
            heappush(self.large, -heappushpop(self.small, -num))
        else:
            heappush(self.small, -heappushpop(self.large, num))
    def findMedian(self):
        if len(self.small) == len(self.large):
            return float(self.large[0] - self.small[0]) / 2.0
        return float(self.large[0])

# Wrong Answer: does not merge intervals that only touch at an endpoint
class Solution:
    def insert(self, intervals, newInterval):
        start, end = newInterval
        left, right = [], []
        for interval in intervals:
            if interval[1] <= start:
                left.append(interval)
            elif interval[0] >= end:
                right.append(interval)
            else:
                start = min(start, interval[0])
                end = max(end, interval[1])
        return [*left, [start, end], *right]

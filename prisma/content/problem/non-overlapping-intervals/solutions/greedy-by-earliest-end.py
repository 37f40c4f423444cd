import math
from typing import List


class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        removed = 0
        last = -math.inf
        for start, end in sorted(intervals, key=lambda interval: interval[1]):
            if start >= last:
                last = end
            else:
                removed += 1
        return removed

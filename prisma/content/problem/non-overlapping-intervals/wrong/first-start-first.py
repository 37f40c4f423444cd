# Wrong Answer: keeps the interval that starts first, even if it is long and overlaps many others
class Solution:
    def eraseOverlapIntervals(self, intervals):
        removed = 0
        last = -10**9
        for start, end in sorted(intervals):
            if start >= last:
                last = end
            else:
                removed += 1
        return removed

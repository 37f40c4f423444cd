# Wrong Answer: keeps what starts first, even if it is long and covers many others
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

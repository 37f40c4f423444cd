# Wrong Answer: intervals that share an end point are not merged
class Solution:
    def merge(self, intervals):
        merged = []
        for start, end in sorted(intervals):
            if merged and start < merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([start, end])
        return merged

from typing import List


class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        ordered = sorted(intervals)
        lengths = []
        for start, _ in ordered:
            longest = 0
            for (_, end), length in zip(ordered, lengths):
                if end <= start and length > longest:
                    longest = length
            lengths.append(longest + 1)
        return len(intervals) - max(lengths)

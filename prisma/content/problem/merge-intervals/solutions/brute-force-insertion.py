from typing import List


class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        merged = []
        for start, end in intervals:
            apart = []
            for other in merged:
                if other[1] < start or end < other[0]:
                    apart.append(other)
                else:
                    start = min(start, other[0])
                    end = max(end, other[1])
            merged = apart + [[start, end]]
        return merged

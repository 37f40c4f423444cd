from collections import Counter
from typing import List


class Solution:
    def findShortestSubArray(self, nums: List[int]) -> int:
        first, last = {}, {}
        counts = Counter(nums)
        for i, value in enumerate(nums):
            first.setdefault(value, i)
            last[value] = i
        degree = max(counts.values())
        return min(
            last[value] - first[value] + 1
            for value, count in counts.items()
            if count == degree
        )

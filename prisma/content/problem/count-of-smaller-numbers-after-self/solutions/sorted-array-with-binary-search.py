from bisect import bisect_left
from typing import List


class Solution:
    def countSmaller(self, nums: List[int]) -> List[int]:
        passed = []
        counts = []
        for value in reversed(nums):
            smaller = bisect_left(passed, value)
            counts.append(smaller)
            passed.insert(smaller, value)
        return counts[::-1]

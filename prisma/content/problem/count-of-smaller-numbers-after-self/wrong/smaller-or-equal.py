# Wrong Answer: bisect_right counts equal elements too
from bisect import bisect_right, insort
from typing import List


class Solution:
    def countSmaller(self, nums: List[int]) -> List[int]:
        passed = []
        counts = []
        for value in reversed(nums):
            counts.append(bisect_right(passed, value))
            insort(passed, value)
        return counts[::-1]

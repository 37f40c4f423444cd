# Wrong Answer: looks at one of the most frequent values only, and another one may be closer together
from collections import Counter
from typing import List


class Solution:
    def findShortestSubArray(self, nums: List[int]) -> int:
        value, _ = Counter(nums).most_common(1)[0]
        last = len(nums) - 1 - nums[::-1].index(value)
        return last - nums.index(value) + 1

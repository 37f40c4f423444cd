from collections import Counter, defaultdict
from typing import List


class Solution:
    def findShortestSubArray(self, nums: List[int]) -> int:
        degree = max(Counter(nums).values())
        shortest = len(nums)
        for start in range(len(nums)):
            counts = defaultdict(int)
            for end in range(start, len(nums)):
                counts[nums[end]] += 1
                if counts[nums[end]] == degree:
                    shortest = min(shortest, end - start + 1)
                    break
        return shortest

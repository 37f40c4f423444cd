from collections import defaultdict
from typing import List


class Solution:
    def findShortestSubArray(self, nums: List[int]) -> int:
        first = {}
        counts = defaultdict(int)
        degree = shortest = 0
        for i, value in enumerate(nums):
            first.setdefault(value, i)
            counts[value] += 1
            length = i - first[value] + 1
            if counts[value] > degree:
                degree, shortest = counts[value], length
            elif counts[value] == degree:
                shortest = min(shortest, length)
        return shortest

from heapq import heappop, heappush
from typing import List


class Solution:
    def longestSubarray(self, nums: List[int], limit: int) -> int:
        largest = []
        smallest = []
        left = 0
        longest = 0
        for right, num in enumerate(nums):
            heappush(largest, (-num, right))
            heappush(smallest, (num, right))
            while -largest[0][0] - smallest[0][0] > limit:
                left = min(largest[0][1], smallest[0][1]) + 1
                while largest[0][1] < left:
                    heappop(largest)
                while smallest[0][1] < left:
                    heappop(smallest)
            longest = max(longest, right - left + 1)
        return longest

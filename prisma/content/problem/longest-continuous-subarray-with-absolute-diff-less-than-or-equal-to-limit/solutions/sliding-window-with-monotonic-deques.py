from collections import deque
from typing import List


class Solution:
    def longestSubarray(self, nums: List[int], limit: int) -> int:
        largest = deque()
        smallest = deque()
        left = 0
        longest = 0
        for right, num in enumerate(nums):
            while largest and nums[largest[-1]] < num:
                largest.pop()
            largest.append(right)
            while smallest and nums[smallest[-1]] > num:
                smallest.pop()
            smallest.append(right)
            while nums[largest[0]] - nums[smallest[0]] > limit:
                left += 1
                if largest[0] < left:
                    largest.popleft()
                if smallest[0] < left:
                    smallest.popleft()
            longest = max(longest, right - left + 1)
        return longest

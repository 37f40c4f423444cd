from typing import List


class Solution:
    def longestSubarray(self, nums: List[int], limit: int) -> int:
        longest = 0
        for start in range(len(nums)):
            largest = smallest = nums[start]
            for end in range(start, len(nums)):
                largest = max(largest, nums[end])
                smallest = min(smallest, nums[end])
                if largest - smallest > limit:
                    break
                longest = max(longest, end - start + 1)
        return longest

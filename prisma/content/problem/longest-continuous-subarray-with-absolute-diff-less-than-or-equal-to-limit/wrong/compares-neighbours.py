# Wrong Answer: compares neighbouring elements only, but the condition is about any two
class Solution:
    def longestSubarray(self, nums, limit):
        longest = length = 1
        for previous, num in zip(nums, nums[1:]):
            length = length + 1 if abs(num - previous) <= limit else 1
            longest = max(longest, length)
        return longest

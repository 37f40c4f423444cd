# Wrong Answer: a duplicate in the sorted array ends the sequence
class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        if not nums:
            return 0
        nums.sort()
        longest = length = 1
        for i in range(1, len(nums)):
            length = length + 1 if nums[i] == nums[i - 1] + 1 else 1
            longest = max(longest, length)
        return longest

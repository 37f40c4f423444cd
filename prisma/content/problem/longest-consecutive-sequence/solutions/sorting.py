class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        longest = length = 0
        previous = None
        for num in sorted(set(nums)):
            length = length + 1 if num - 1 == previous else 1
            longest = max(longest, length)
            previous = num
        return longest

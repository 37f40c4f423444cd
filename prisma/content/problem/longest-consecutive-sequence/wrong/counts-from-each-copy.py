# Time Limit Exceeded: counts a sequence again for each copy of its first number
class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        present = set(nums)
        longest = 0
        for num in nums:
            if num - 1 not in present:
                end = num + 1
                while end in present:
                    end += 1
                longest = max(longest, end - num)
        return longest

# Wrong Answer: takes every other house, but skipping two houses in a row may be better
class Solution:
    def rob(self, nums: list[int]) -> int:
        return max(sum(nums[::2]), sum(nums[1::2]))

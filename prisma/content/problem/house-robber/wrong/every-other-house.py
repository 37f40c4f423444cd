# Wrong Answer: it may pay to skip two houses in a row
class Solution:
    def rob(self, nums: list[int]) -> int:
        return max(sum(nums[::2]), sum(nums[1::2]))

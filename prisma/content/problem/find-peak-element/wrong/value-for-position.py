# Wrong Answer: returns the maximum value instead of an index
class Solution:
    def findPeakElement(self, nums: list[int]) -> int:
        return max(nums)

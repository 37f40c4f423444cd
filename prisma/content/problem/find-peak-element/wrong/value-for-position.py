# Wrong Answer: returns the largest number instead of its position
class Solution:
    def findPeakElement(self, nums: list[int]) -> int:
        return max(nums)

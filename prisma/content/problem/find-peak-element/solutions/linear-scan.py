class Solution:
    def findPeakElement(self, nums: list[int]) -> int:
        position = 0
        while position + 1 < len(nums) and nums[position] < nums[position + 1]:
            position += 1
        return position

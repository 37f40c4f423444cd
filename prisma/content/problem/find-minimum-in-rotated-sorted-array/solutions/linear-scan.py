class Solution:
    def findMin(self, nums: list[int]) -> int:
        return min(nums)

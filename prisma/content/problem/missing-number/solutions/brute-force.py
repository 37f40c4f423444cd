class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        return next(num for num in range(len(nums) + 1) if num not in nums)

class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        others = [num for num in nums if num != 0]
        nums[:] = others + [0] * (len(nums) - len(others))

# Wrong Answer: never tries the first and the last index, whose one side is empty
class Solution:
    def pivotIndex(self, nums: list[int]) -> int:
        total = sum(nums)
        left = nums[0]
        for i in range(1, len(nums) - 1):
            if 2 * left + nums[i] == total:
                return i
            left += nums[i]
        return -1

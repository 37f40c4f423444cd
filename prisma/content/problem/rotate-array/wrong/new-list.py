# Wrong Answer: binds the name to a new list, so the list of the caller does not change
class Solution:
    def rotate(self, nums, k):
        k %= len(nums)
        nums = nums[len(nums) - k:] + nums[:len(nums) - k]

# Time Limit Exceeded: counts each number with a scan of the whole array
class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return any(nums.count(num) > 1 for num in nums)

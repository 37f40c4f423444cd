# Time Limit Exceeded: counts each number by a walk through the whole list
class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return any(nums.count(num) > 1 for num in nums)

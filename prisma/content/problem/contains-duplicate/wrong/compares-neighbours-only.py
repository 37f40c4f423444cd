# Wrong Answer: compares adjacent numbers without sorting the array
class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return any(nums[i] == nums[i - 1] for i in range(1, len(nums)))

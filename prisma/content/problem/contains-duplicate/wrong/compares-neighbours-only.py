# Wrong Answer: compares neighbours without having sorted the list
class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return any(nums[i] == nums[i - 1] for i in range(1, len(nums)))

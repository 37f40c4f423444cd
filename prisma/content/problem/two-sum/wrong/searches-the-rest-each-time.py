# Accepted, does not scale: searches the rest of the array for each complement
class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        for position, num in enumerate(nums):
            if target - num in nums[position + 1:]:
                return [position, nums.index(target - num, position + 1)]
        return []

# Time Limit Exceeded: the search for each partner walks the rest of the list
class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        for position, num in enumerate(nums):
            if target - num in nums[position + 1:]:
                return [position, nums.index(target - num, position + 1)]
        return []

class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        position_of = {}
        for position, num in enumerate(nums):
            partner = target - num
            if partner in position_of:
                return [position_of[partner], position]
            position_of[num] = position
        return []

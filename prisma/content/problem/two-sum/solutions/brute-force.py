class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        for first in range(len(nums)):
            for second in range(first + 1, len(nums)):
                if nums[first] + nums[second] == target:
                    return [first, second]
        return []

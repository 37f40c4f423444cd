class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        for value in nums:
            if nums.count(value) == 1:
                return value
        raise ValueError("every number occurs twice")

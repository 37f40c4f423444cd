class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        single = 0
        for value in nums:
            single ^= value
        return single

# Time Limit Exceeded: scans the whole array for each of its numbers
class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        for value in nums:
            if nums.count(value) == 1:
                return value
        return 0

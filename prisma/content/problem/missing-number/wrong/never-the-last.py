# Wrong Answer: checks only 0 to n - 1, but n may be the missing number
class Solution:
    def missingNumber(self, nums):
        there = set(nums)
        for num in range(len(nums)):
            if num not in there:
                return num
        return -1

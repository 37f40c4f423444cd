# Wrong Answer: looks only at 0 to n - 1, and n may be the missing one
class Solution:
    def missingNumber(self, nums):
        there = set(nums)
        for num in range(len(nums)):
            if num not in there:
                return num
        return -1

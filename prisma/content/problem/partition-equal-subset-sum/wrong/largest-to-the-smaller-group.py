# Wrong Answer: greedily gives each number, the largest first, to the smaller subset
class Solution:
    def canPartition(self, nums):
        one = other = 0
        for num in sorted(nums, reverse=True):
            if one <= other:
                one += num
            else:
                other += num
        return one == other

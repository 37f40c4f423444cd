# Wrong Answer: a shorter jump may end at a better position than the longest one
class Solution:
    def canJump(self, nums):
        position = 0
        while position < len(nums) - 1 and nums[position] > 0:
            position += nums[position]
        return position >= len(nums) - 1

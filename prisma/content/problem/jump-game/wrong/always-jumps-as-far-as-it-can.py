# Wrong Answer: always takes the longest jump, although a shorter one may land on a better index
class Solution:
    def canJump(self, nums):
        position = 0
        while position < len(nums) - 1 and nums[position] > 0:
            position += nums[position]
        return position >= len(nums) - 1

# Wrong Answer: always takes the longest jump, even onto an index with a small number
class Solution:
    def jump(self, nums):
        position = jumps = 0
        while position < len(nums) - 1 and jumps <= len(nums):
            position += nums[position]
            jumps += 1
            if position < len(nums) and nums[position] == 0:
                break
        return jumps

from typing import List


class Solution:
    def jump(self, nums: List[int]) -> int:
        jumps = border = furthest = 0
        for i in range(len(nums) - 1):
            furthest = max(furthest, i + nums[i])
            if i == border:
                jumps += 1
                border = furthest
        return jumps

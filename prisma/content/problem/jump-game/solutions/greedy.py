from typing import List


class Solution:
    def canJump(self, nums: List[int]) -> bool:
        furthest = 0
        for position, jump in enumerate(nums):
            if position > furthest:
                return False
            furthest = max(furthest, position + jump)
        return True

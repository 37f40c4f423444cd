from typing import List


class Solution:
    def canJump(self, nums: List[int]) -> bool:
        last = len(nums) - 1
        good = [False] * last + [True]
        for position in range(last - 1, -1, -1):
            furthest = min(position + nums[position], last)
            good[position] = True in good[position + 1 : furthest + 1]
        return good[0]

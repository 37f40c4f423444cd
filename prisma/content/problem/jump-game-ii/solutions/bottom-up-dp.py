from typing import List


class Solution:
    def jump(self, nums: List[int]) -> int:
        last = len(nums) - 1
        jumps = [0] + [len(nums)] * last
        for i, longest in enumerate(nums):
            for j in range(i + 1, min(i + longest, last) + 1):
                jumps[j] = min(jumps[j], jumps[i] + 1)
        return jumps[last]

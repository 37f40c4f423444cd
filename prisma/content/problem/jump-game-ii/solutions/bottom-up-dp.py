from typing import List


class Solution:
    def jump(self, nums: List[int]) -> int:
        last = len(nums) - 1
        jumps = [0] + [len(nums)] * last
        for i, longest in enumerate(nums):
            more = jumps[i] + 1
            for j in range(i + 1, min(i + longest, last) + 1):
                if more < jumps[j]:
                    jumps[j] = more
        return jumps[last]

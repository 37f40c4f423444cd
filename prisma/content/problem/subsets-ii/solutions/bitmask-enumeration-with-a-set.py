from typing import List


class Solution:
    def subsetsWithDup(self, nums: List[int]) -> List[List[int]]:
        nums.sort()
        selections = set()
        for bits in range(1 << len(nums)):
            chosen = (number for i, number in enumerate(nums) if bits >> i & 1)
            selections.add(tuple(chosen))
        return [list(selection) for selection in selections]

from typing import List


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        return [
            [number for i, number in enumerate(nums) if mask >> i & 1]
            for mask in range(1 << len(nums))
        ]

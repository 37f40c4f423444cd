from typing import List

OFFSET = 10_001
VALUES = 20_001


class Solution:
    def countSmaller(self, nums: List[int]) -> List[int]:
        tree = [0] * (VALUES + 1)
        counts = []
        for value in reversed(nums):
            smaller = 0
            entry = value + OFFSET - 1
            while entry > 0:
                smaller += tree[entry]
                entry -= entry & -entry
            counts.append(smaller)
            entry = value + OFFSET
            while entry <= VALUES:
                tree[entry] += 1
                entry += entry & -entry
        return counts[::-1]

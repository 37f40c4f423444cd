from collections import Counter
from typing import List


class Solution:
    def subsetsWithDup(self, nums: List[int]) -> List[List[int]]:
        selections = [[]]
        for number, count in Counter(nums).items():
            selections = [
                selection + [number] * taken
                for selection in selections
                for taken in range(count + 1)
            ]
        return selections

from typing import List


class Solution:
    def heightChecker(self, heights: List[int]) -> int:
        counts = [0] * 101
        for height in heights:
            counts[height] += 1
        misplaced = 0
        expected = 0
        for height in heights:
            while counts[expected] == 0:
                expected += 1
            if height != expected:
                misplaced += 1
            counts[expected] -= 1
        return misplaced

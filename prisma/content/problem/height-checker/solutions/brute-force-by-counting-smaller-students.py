from typing import List


class Solution:
    def heightChecker(self, heights: List[int]) -> int:
        misplaced = 0
        for i, height in enumerate(heights):
            smaller = equal = 0
            for other in heights:
                if other < height:
                    smaller += 1
                elif other == height:
                    equal += 1
            if not smaller <= i < smaller + equal:
                misplaced += 1
        return misplaced

from collections import Counter
from typing import List


class Solution:
    def deleteAndEarn(self, nums: List[int]) -> int:
        before = best = 0
        previous = None
        for x, count in sorted(Counter(nums).items()):
            kept = before if previous == x - 1 else best
            before, best = best, max(best, kept + x * count)
            previous = x
        return best

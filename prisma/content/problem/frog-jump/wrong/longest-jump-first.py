# Wrong Answer: greedy: always makes the longest possible jump and never reconsiders it
from typing import List


class Solution:
    def canCross(self, stones: List[int]) -> bool:
        positions = set(stones)
        position, k = 0, 0
        while position != stones[-1]:
            for step in (k + 1, k, k - 1):
                if step > 0 and position + step in positions:
                    position, k = position + step, step
                    break
            else:
                return False
        return True

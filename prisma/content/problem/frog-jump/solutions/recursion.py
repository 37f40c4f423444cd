from typing import List


class Solution:
    def canCross(self, stones: List[int]) -> bool:
        positions = set(stones)

        def can_reach(position: int, k: int) -> bool:
            if position == stones[-1]:
                return True
            return any(
                step > 0
                and position + step in positions
                and can_reach(position + step, step)
                for step in (k + 1, k, k - 1)
            )

        return can_reach(0, 0)

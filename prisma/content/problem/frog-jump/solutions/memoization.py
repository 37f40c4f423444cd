from typing import List


class Solution:
    def canCross(self, stones: List[int]) -> bool:
        positions = set(stones)
        failed = set()

        def can_reach(position: int, k: int) -> bool:
            if position == stones[-1]:
                return True
            if (position, k) in failed:
                return False
            for step in (k + 1, k, k - 1):
                after = position + step
                if step > 0 and after in positions and can_reach(after, step):
                    return True
            failed.add((position, k))
            return False

        return can_reach(0, 0)

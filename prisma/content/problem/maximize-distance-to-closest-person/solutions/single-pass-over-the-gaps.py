from typing import List


class Solution:
    def maxDistToClosest(self, seats: List[int]) -> int:
        last = None
        best = 0
        for i, seat in enumerate(seats):
            if seat == 1:
                best = i if last is None else max(best, (i - last) // 2)
                last = i
        return max(best, len(seats) - 1 - last)

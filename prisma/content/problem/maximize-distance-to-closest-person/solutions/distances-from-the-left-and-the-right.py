from math import inf
from typing import List


class Solution:
    def maxDistToClosest(self, seats: List[int]) -> int:
        n = len(seats)
        closest = [inf] * n
        for order in (range(n), range(n - 1, -1, -1)):
            distance = inf
            for seat in order:
                distance = 0 if seats[seat] else distance + 1
                closest[seat] = min(closest[seat], distance)
        return max(closest)

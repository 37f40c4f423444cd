# Wrong Answer: halves the free seats at the ends of the row too, where somebody sits on one side only
from itertools import groupby
from typing import List


class Solution:
    def maxDistToClosest(self, seats: List[int]) -> int:
        free = [len(list(run)) for seat, run in groupby(seats) if seat == 0]
        return (max(free) + 1) // 2

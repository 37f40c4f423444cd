from itertools import pairwise
from typing import List


class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        ordered = sorted(intervals)
        return all(before[1] <= after[0] for before, after in pairwise(ordered))

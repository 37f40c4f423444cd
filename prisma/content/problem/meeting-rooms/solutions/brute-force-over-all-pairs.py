from itertools import combinations
from typing import List


class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        return not any(
            first[0] < second[1] and second[0] < first[1]
            for first, second in combinations(intervals, 2)
        )

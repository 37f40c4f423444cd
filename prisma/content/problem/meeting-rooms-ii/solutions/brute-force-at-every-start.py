class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        return max(
            sum(start <= moment < end for start, end in intervals)
            for moment, _ in intervals
        )

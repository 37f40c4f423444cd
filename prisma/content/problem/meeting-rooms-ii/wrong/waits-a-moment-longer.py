# Wrong Answer: a room is already free at the moment its meeting ends, not only after it
from heapq import heappush, heapreplace


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        ends = []
        for start, end in sorted(intervals):
            if ends and ends[0] < start:
                heapreplace(ends, end)
            else:
                heappush(ends, end)
        return len(ends)

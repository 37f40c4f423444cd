from heapq import heappush, heapreplace


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        ends = []
        for start, end in sorted(intervals):
            if ends and ends[0] <= start:
                heapreplace(ends, end)
            else:
                heappush(ends, end)
        return len(ends)

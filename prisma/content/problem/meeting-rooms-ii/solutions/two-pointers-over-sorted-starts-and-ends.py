class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        starts = sorted(start for start, _ in intervals)
        ends = sorted(end for _, end in intervals)
        rooms = freed = 0
        for start in starts:
            if ends[freed] <= start:
                freed += 1
            else:
                rooms += 1
        return rooms

class Solution:
    def findMinDifference(self, timePoints: list[str]) -> int:
        if len(timePoints) > 1440:
            return 0
        is_marked = [False] * 1440
        for time in timePoints:
            minute = 60 * int(time[:2]) + int(time[3:])
            if is_marked[minute]:
                return 0
            is_marked[minute] = True

        first = is_marked.index(True)
        previous = first
        smallest = 1440
        for minute in range(first + 1, 1440):
            if is_marked[minute]:
                smallest = min(smallest, minute - previous)
                previous = minute
        return min(smallest, first + 1440 - previous)

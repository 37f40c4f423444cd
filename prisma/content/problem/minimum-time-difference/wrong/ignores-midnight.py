# Wrong Answer: compares adjacent times of one day and forgets the way around midnight
class Solution:
    def findMinDifference(self, timePoints: list[str]) -> int:
        minutes = sorted(60 * int(time[:2]) + int(time[3:]) for time in timePoints)
        return min(later - earlier for earlier, later in zip(minutes, minutes[1:]))

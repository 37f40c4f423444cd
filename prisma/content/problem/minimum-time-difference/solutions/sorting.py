class Solution:
    def findMinDifference(self, timePoints: list[str]) -> int:
        minutes = sorted(60 * int(time[:2]) + int(time[3:]) for time in timePoints)
        minutes.append(minutes[0] + 1440)
        return min(minutes[i] - minutes[i - 1] for i in range(1, len(minutes)))

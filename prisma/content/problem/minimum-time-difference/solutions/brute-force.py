class Solution:
    def findMinDifference(self, timePoints: list[str]) -> int:
        minutes = [60 * int(time[:2]) + int(time[3:]) for time in timePoints]
        smallest = 1440
        for i, later in enumerate(minutes):
            for j in range(i):
                difference = abs(later - minutes[j])
                smallest = min(smallest, difference, 1440 - difference)
        return smallest

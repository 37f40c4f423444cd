class Solution:
    def maximumUnits(self, boxTypes: list[list[int]], truckSize: int) -> int:
        remaining = list(boxTypes)
        total = 0
        while remaining and truckSize > 0:
            best = max(remaining, key=lambda box_type: box_type[1])
            remaining.remove(best)
            loaded = min(best[0], truckSize)
            total += loaded * best[1]
            truckSize -= loaded
        return total

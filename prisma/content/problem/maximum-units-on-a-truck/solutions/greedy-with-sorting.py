class Solution:
    def maximumUnits(self, boxTypes: list[list[int]], truckSize: int) -> int:
        total = 0
        for count, units in sorted(boxTypes, key=lambda box_type: -box_type[1]):
            loaded = min(count, truckSize)
            total += loaded * units
            truckSize -= loaded
        return total

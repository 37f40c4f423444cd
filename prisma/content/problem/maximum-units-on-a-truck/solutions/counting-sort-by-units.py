class Solution:
    def maximumUnits(self, boxTypes: list[list[int]], truckSize: int) -> int:
        boxes = [0] * 1001
        for count, units in boxTypes:
            boxes[units] += count
        total = 0
        for units in range(1000, 0, -1):
            loaded = min(boxes[units], truckSize)
            total += loaded * units
            truckSize -= loaded
        return total

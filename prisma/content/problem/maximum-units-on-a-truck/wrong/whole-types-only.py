# Wrong Answer: stops at the first type that does not fit completely
class Solution:
    def maximumUnits(self, boxTypes: list[list[int]], truckSize: int) -> int:
        total = 0
        for count, units in sorted(boxTypes, key=lambda box_type: -box_type[1]):
            if count > truckSize:
                break
            total += count * units
            truckSize -= count
        return total

# Wrong Answer: processes the cars in input order, not by position
class Solution:
    def carFleet(self, target, position, speed):
        fleets = 0
        slowest = 0
        for place, v in zip(position, speed):
            time = (target - place) / v
            if time > slowest:
                slowest = time
                fleets += 1
        return fleets

# Wrong Answer: takes the cars in the order of the list and not of their positions
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

class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        slowest = 0
        for place, v in sorted(zip(position, speed), reverse=True):
            time = (target - place) / v
            if time > slowest:
                slowest = time
                fleets += 1
        return fleets

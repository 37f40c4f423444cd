class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        fleets, slowest = 0, 0.0
        for p, s in sorted(zip(position, speed))[::-1]:
            t = (target - p) / s
            if t > slowest:
                fleets, slowest = fleets + 1, t
        return fleets

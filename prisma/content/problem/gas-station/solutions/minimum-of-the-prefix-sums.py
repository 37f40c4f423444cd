from typing import List


class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        tank = lowest = start = 0
        for station in range(len(gas)):
            if tank < lowest:
                lowest = tank
                start = station
            tank += gas[station] - cost[station]
        return start if tank >= 0 else -1

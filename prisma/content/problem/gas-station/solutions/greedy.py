from typing import List


class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        if sum(gas) < sum(cost):
            return -1
        start = tank = 0
        for station, (fuel, drive) in enumerate(zip(gas, cost)):
            tank += fuel - drive
            if tank < 0:
                start = station + 1
                tank = 0
        return start

from typing import List


class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        count = len(gas)
        for start in range(count):
            tank = 0
            for i in range(start, start + count):
                tank += gas[i % count] - cost[i % count]
                if tank < 0:
                    break
            else:
                return start
        return -1

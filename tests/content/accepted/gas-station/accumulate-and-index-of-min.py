class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        tank = list(accumulate(g - c for g, c in zip(gas, cost)))
        if tank[-1] < 0: return -1
        return (tank.index(min(tank)) + 1) % len(gas)

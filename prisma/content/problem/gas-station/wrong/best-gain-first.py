# Wrong Answer: starts where the most fuel is left after one drive
class Solution:
    def canCompleteCircuit(self, gas, cost):
        gains = [fuel - drive for fuel, drive in zip(gas, cost)]
        return -1 if sum(gains) < 0 else gains.index(max(gains))

from typing import List


class Solution:
    def twoCitySchedCost(self, costs: List[List[int]]) -> int:
        half = len(costs) // 2
        ordered = sorted(costs, key=lambda cost: cost[0] - cost[1])
        to_a = sum(a_cost for a_cost, _ in ordered[:half])
        return to_a + sum(b_cost for _, b_cost in ordered[half:])

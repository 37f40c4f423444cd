# Wrong Answer: sends everybody to the cheaper city and ignores that each city gets half of the people
from typing import List


class Solution:
    def twoCitySchedCost(self, costs: List[List[int]]) -> int:
        return sum(min(cost) for cost in costs)

# Wrong Answer: adds up the times of all managers, as if only one could inform at a time
from typing import List


class Solution:
    def numOfMinutes(
        self, n: int, headID: int, manager: List[int], informTime: List[int]
    ) -> int:
        return sum(informTime)

from typing import List


class Solution:
    def numOfMinutes(
        self, n: int, headID: int, manager: List[int], informTime: List[int]
    ) -> int:
        subordinates = [[] for _ in range(n)]
        for employee, boss in enumerate(manager):
            if boss != -1:
                subordinates[boss].append(employee)

        def minutes_below(employee: int) -> int:
            longest = 0
            for other in subordinates[employee]:
                longest = max(longest, minutes_below(other))
            return informTime[employee] + longest

        return minutes_below(headID)

from typing import List


class Solution:
    def numOfMinutes(
        self, n: int, headID: int, manager: List[int], informTime: List[int]
    ) -> int:
        latest = 0
        for employee in range(n):
            minutes = 0
            while employee != headID:
                employee = manager[employee]
                minutes += informTime[employee]
            latest = max(latest, minutes)
        return latest

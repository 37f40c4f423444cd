from collections import deque
from typing import List


class Solution:
    def numOfMinutes(
        self, n: int, headID: int, manager: List[int], informTime: List[int]
    ) -> int:
        subordinates = [[] for _ in range(n)]
        for employee, boss in enumerate(manager):
            if boss != -1:
                subordinates[boss].append(employee)
        latest = 0
        queue = deque([(headID, 0)])
        while queue:
            employee, minute = queue.popleft()
            latest = max(latest, minute)
            for other in subordinates[employee]:
                queue.append((other, minute + informTime[employee]))
        return latest

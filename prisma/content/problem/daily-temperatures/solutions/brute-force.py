from typing import List


class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        n = len(temperatures)
        wait = [0] * n
        for day in range(n):
            for later in range(day + 1, n):
                if temperatures[later] > temperatures[day]:
                    wait[day] = later - day
                    break
        return wait

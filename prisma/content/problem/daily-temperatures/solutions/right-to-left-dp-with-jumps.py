from typing import List


class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        n = len(temperatures)
        wait = [0] * n
        for day in range(n - 2, -1, -1):
            later = day + 1
            while wait[later] and temperatures[later] <= temperatures[day]:
                later += wait[later]
            if temperatures[later] > temperatures[day]:
                wait[day] = later - day
        return wait

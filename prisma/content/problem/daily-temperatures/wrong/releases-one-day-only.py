# Wrong Answer: a warm day releases the day on top only, not all that are colder
from typing import List


class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        wait = [0] * len(temperatures)
        waiting = []
        for day, degrees in enumerate(temperatures):
            if waiting and temperatures[waiting[-1]] < degrees:
                earlier = waiting.pop()
                wait[earlier] = day - earlier
            waiting.append(day)
        return wait

# Wrong Answer: a warm day pops only the top of the stack, not all colder days
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

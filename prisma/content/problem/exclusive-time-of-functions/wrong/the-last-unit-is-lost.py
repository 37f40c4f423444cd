# Wrong Answer: does not count the time unit in which a call ends
from typing import List


class Solution:
    def exclusiveTime(self, n: int, logs: List[str]) -> List[int]:
        times = [0] * n
        opened = []
        now = 0
        for log in logs:
            function, kind, digits = log.split(":")
            time = int(digits)
            if opened:
                times[opened[-1]] += time - now
            if kind == "start":
                opened.append(int(function))
            else:
                opened.pop()
            now = time
        return times

from typing import List


class Solution:
    def exclusiveTime(self, n: int, logs: List[str]) -> List[int]:
        times = [0] * n
        opened = []
        now = 0
        for log in logs:
            function, kind, digits = log.split(":")
            if kind == "start":
                start = int(digits)
                if opened:
                    times[opened[-1]] += start - now
                opened.append(int(function))
                now = start
            else:
                end = int(digits) + 1
                times[opened.pop()] += end - now
                now = end
        return times

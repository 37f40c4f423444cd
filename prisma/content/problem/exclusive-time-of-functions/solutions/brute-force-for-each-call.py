from typing import List


class Solution:
    def exclusiveTime(self, n: int, logs: List[str]) -> List[int]:
        lines = []
        for log in logs:
            function, kind, time = log.split(":")
            lines.append((int(function), kind == "start", int(time)))
        times = [0] * n
        for i, (function, is_start, _) in enumerate(lines):
            if is_start:
                times[function] += self.own_time(lines, i)
        return times

    def own_time(self, lines: list, first: int) -> int:
        depth = 0
        inside = 0
        i = first
        while True:
            _, is_start, time = lines[i]
            if is_start:
                depth += 1
                if depth == 2:
                    inside -= time
            else:
                depth -= 1
                if depth == 0:
                    return time + 1 - lines[first][2] - inside
                if depth == 1:
                    inside += time + 1
            i += 1

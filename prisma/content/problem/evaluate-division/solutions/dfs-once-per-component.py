from collections import defaultdict
from typing import List


class Solution:
    def calcEquation(
        self,
        equations: List[List[str]],
        values: List[float],
        queries: List[List[str]],
    ) -> List[float]:
        edges = defaultdict(list)
        for (a, b), value in zip(equations, values):
            edges[a].append((b, 1 / value))
            edges[b].append((a, value))

        part = {}
        worth = {}
        for start in edges:
            if start in part:
                continue
            part[start] = start
            worth[start] = 1.0
            names = [start]
            while names:
                name = names.pop()
                for other, factor in edges[name]:
                    if other not in part:
                        part[other] = start
                        worth[other] = worth[name] * factor
                        names.append(other)

        return [
            worth[c] / worth[d] if c in part and part[c] == part.get(d) else -1.0
            for c, d in queries
        ]

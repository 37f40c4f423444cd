from collections import defaultdict, deque
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
            edges[a].append((b, value))
            edges[b].append((a, 1 / value))
        return [self.quotient(edges, c, d) for c, d in queries]

    def quotient(self, edges: dict, start: str, end: str) -> float:
        if start not in edges or end not in edges:
            return -1.0
        products = {start: 1.0}
        queue = deque([start])
        while queue:
            name = queue.popleft()
            if name == end:
                return products[name]
            for other, factor in edges[name]:
                if other not in products:
                    products[other] = products[name] * factor
                    queue.append(other)
        return -1.0

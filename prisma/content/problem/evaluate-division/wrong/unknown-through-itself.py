# Wrong Answer: returns 1 for x / x even if x occurs in no equation
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
        answers = []
        for start, end in queries:
            products = {start: 1.0}
            queue = deque([start])
            while queue:
                name = queue.popleft()
                for other, factor in edges[name]:
                    if other not in products:
                        products[other] = products[name] * factor
                        queue.append(other)
            answers.append(products.get(end, -1.0))
        return answers

from typing import List


class Solution:
    def calcEquation(
        self,
        equations: List[List[str]],
        values: List[float],
        queries: List[List[str]],
    ) -> List[float]:
        parent = {}
        ratio = {}  # ratio[x] is the value of x / parent[x]
        size = {}

        def find(name: str) -> str:
            above = parent[name]
            if above != name:
                parent[name] = find(above)
                ratio[name] *= ratio[above]
            return parent[name]

        for (a, b), value in zip(equations, values):
            for name in (a, b):
                if name not in parent:
                    parent[name], ratio[name], size[name] = name, 1.0, 1
            root_a, root_b = find(a), find(b)
            if root_a == root_b:
                continue
            quotient = value * ratio[b] / ratio[a]
            if size[root_a] > size[root_b]:
                root_a, root_b, quotient = root_b, root_a, 1 / quotient
            parent[root_a] = root_b
            ratio[root_a] = quotient
            size[root_b] += size[root_a]

        answers = []
        for c, d in queries:
            if c in parent and d in parent and find(c) == find(d):
                answers.append(ratio[c] / ratio[d])
            else:
                answers.append(-1.0)
        return answers

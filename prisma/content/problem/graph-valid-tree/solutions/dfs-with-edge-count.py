from typing import List


class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        if len(edges) != n - 1:
            return False
        neighbours = [[] for _ in range(n)]
        for a, b in edges:
            neighbours[a].append(b)
            neighbours[b].append(a)
        reached = {0}
        stack = [0]
        while stack:
            for other in neighbours[stack.pop()]:
                if other not in reached:
                    reached.add(other)
                    stack.append(other)
        return len(reached) == n

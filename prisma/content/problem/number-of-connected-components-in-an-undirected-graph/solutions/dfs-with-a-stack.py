from typing import List


class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        neighbours = [[] for _ in range(n)]
        for a, b in edges:
            neighbours[a].append(b)
            neighbours[b].append(a)
        marked = [False] * n
        groups = 0
        for start in range(n):
            if marked[start]:
                continue
            groups += 1
            marked[start] = True
            stack = [start]
            while stack:
                for other in neighbours[stack.pop()]:
                    if not marked[other]:
                        marked[other] = True
                        stack.append(other)
        return groups

from typing import List


class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        neighbours = [[] for _ in range(len(edges) + 1)]

        def are_connected(start, goal):
            reached = {start}
            stack = [start]
            while stack:
                for other in neighbours[stack.pop()]:
                    if other not in reached:
                        reached.add(other)
                        stack.append(other)
            return goal in reached

        for a, b in edges:
            if are_connected(a, b):
                return [a, b]
            neighbours[a].append(b)
            neighbours[b].append(a)
        return []

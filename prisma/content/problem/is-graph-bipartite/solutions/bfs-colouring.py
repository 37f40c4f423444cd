from collections import deque


class Solution:
    def isBipartite(self, graph: list[list[int]]) -> bool:
        color = [None] * len(graph)
        for start in range(len(graph)):
            if color[start] is not None:
                continue
            color[start] = 0
            queue = deque([start])
            while queue:
                node = queue.popleft()
                for neighbor in graph[node]:
                    if color[neighbor] is None:
                        color[neighbor] = 1 - color[node]
                        queue.append(neighbor)
                    elif color[neighbor] == color[node]:
                        return False
        return True

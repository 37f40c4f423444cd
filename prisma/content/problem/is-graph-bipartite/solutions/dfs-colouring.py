class Solution:
    def isBipartite(self, graph: list[list[int]]) -> bool:
        colors = {}

        def color(node: int, choice: int) -> bool:
            colors[node] = choice
            for neighbor in graph[node]:
                if neighbor not in colors:
                    if not color(neighbor, 1 - choice):
                        return False
                elif colors[neighbor] == choice:
                    return False
            return True

        return all(node in colors or color(node, 0) for node in range(len(graph)))

class Solution:
    def isBipartite(self, graph: list[list[int]]) -> bool:
        color = []

        def divide() -> bool:
            if len(color) == len(graph):
                return all(
                    color[u] != color[v] for u in range(len(graph)) for v in graph[u]
                )
            for choice in (0, 1):
                color.append(choice)
                if divide():
                    return True
                color.pop()
            return False

        return divide()

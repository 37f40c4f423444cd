class Solution:
    def isBipartite(self, graph: list[list[int]]) -> bool:
        parent = list(range(len(graph)))
        size = [1] * len(graph)

        def find(node: int) -> int:
            while parent[node] != node:
                parent[node] = parent[parent[node]]
                node = parent[node]
            return node

        def unite(a: int, b: int) -> None:
            a, b = find(a), find(b)
            if a == b:
                return
            if size[a] < size[b]:
                a, b = b, a
            parent[b] = a
            size[a] += size[b]

        for node, neighbors in enumerate(graph):
            for neighbor in neighbors:
                if find(neighbor) == find(node):
                    return False
                unite(neighbors[0], neighbor)
        return True

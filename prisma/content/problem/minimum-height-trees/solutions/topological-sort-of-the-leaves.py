class Solution:
    def findMinHeightTrees(self, n: int, edges: list[list[int]]) -> list[int]:
        if n == 1:
            return [0]
        neighbours = [[] for _ in range(n)]
        for u, v in edges:
            neighbours[u].append(v)
            neighbours[v].append(u)
        degree = [len(adjacent) for adjacent in neighbours]
        leaves = [node for node in range(n) if degree[node] == 1]
        remaining = n
        while remaining > 2:
            remaining -= len(leaves)
            new_leaves = []
            for leaf in leaves:
                for neighbour in neighbours[leaf]:
                    degree[neighbour] -= 1
                    if degree[neighbour] == 1:
                        new_leaves.append(neighbour)
            leaves = new_leaves
        return leaves

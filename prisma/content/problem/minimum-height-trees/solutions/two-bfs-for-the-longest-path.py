class Solution:
    def findMinHeightTrees(self, n: int, edges: list[list[int]]) -> list[int]:
        neighbours = [[] for _ in range(n)]
        for u, v in edges:
            neighbours[u].append(v)
            neighbours[v].append(u)

        def search(start: int) -> tuple[int, list[int]]:
            parent = [-1] * n
            parent[start] = start
            queue = [start]
            for node in queue:
                for neighbour in neighbours[node]:
                    if parent[neighbour] == -1:
                        parent[neighbour] = node
                        queue.append(neighbour)
            return queue[-1], parent

        first, _ = search(0)
        node, parent = search(first)
        path = [node]
        while node != first:
            node = parent[node]
            path.append(node)
        return path[(len(path) - 1) // 2:len(path) // 2 + 1]

class Solution:
    def findMinHeightTrees(self, n: int, edges: list[list[int]]) -> list[int]:
        neighbours = [[] for _ in range(n)]
        for u, v in edges:
            neighbours[u].append(v)
            neighbours[v].append(u)

        def height(root: int) -> int:
            seen = {root}
            level = [root]
            levels = 0
            while level:
                levels += 1
                below = []
                for node in level:
                    for neighbour in neighbours[node]:
                        if neighbour not in seen:
                            seen.add(neighbour)
                            below.append(neighbour)
                level = below
            return levels - 1

        heights = [height(root) for root in range(n)]
        smallest = min(heights)
        return [root for root in range(n) if heights[root] == smallest]

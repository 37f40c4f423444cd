from typing import List


class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        parent = list(range(n))
        size = [1] * n

        def find(node):
            while parent[node] != node:
                parent[node] = parent[parent[node]]
                node = parent[node]
            return node

        groups = n
        for a, b in edges:
            large, small = find(a), find(b)
            if large == small:
                continue
            if size[large] < size[small]:
                large, small = small, large
            parent[small] = large
            size[large] += size[small]
            groups -= 1
        return groups

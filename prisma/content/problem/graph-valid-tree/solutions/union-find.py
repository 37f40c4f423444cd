from typing import List


class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        parent = list(range(n))
        size = [1] * n

        def find(node):
            while parent[node] != node:
                parent[node] = parent[parent[node]]
                node = parent[node]
            return node

        for a, b in edges:
            large, small = find(a), find(b)
            if large == small:
                return False
            if size[large] < size[small]:
                large, small = small, large
            parent[small] = large
            size[large] += size[small]
        return len(edges) == n - 1

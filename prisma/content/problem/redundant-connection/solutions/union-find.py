from typing import List


class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        parent = list(range(len(edges) + 1))
        size = [1] * len(parent)

        def find(node):
            while parent[node] != node:
                parent[node] = parent[parent[node]]
                node = parent[node]
            return node

        for a, b in edges:
            large, small = find(a), find(b)
            if large == small:
                return [a, b]
            if size[large] < size[small]:
                large, small = small, large
            parent[small] = large
            size[large] += size[small]
        return []

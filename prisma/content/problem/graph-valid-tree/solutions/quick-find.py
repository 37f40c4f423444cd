from typing import List


class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        label = list(range(n))
        for a, b in edges:
            kept, lost = label[a], label[b]
            if kept == lost:
                return False
            label = [kept if own == lost else own for own in label]
        return len(edges) == n - 1

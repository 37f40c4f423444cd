from typing import List


class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        label = list(range(n))
        for a, b in edges:
            kept, lost = label[a], label[b]
            if kept != lost:
                label = [kept if own == lost else own for own in label]
        return len(set(label))

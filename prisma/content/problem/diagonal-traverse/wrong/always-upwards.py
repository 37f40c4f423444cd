# Wrong Answer: traverses every diagonal upward
from typing import List


class Solution:
    def findDiagonalOrder(self, mat: List[List[int]]) -> List[int]:
        rows, columns = len(mat), len(mat[0])
        order = []
        for d in range(rows + columns - 1):
            for row in range(min(d, rows - 1), max(0, d - columns + 1) - 1, -1):
                order.append(mat[row][d - row])
        return order

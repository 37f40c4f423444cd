from typing import List


class Solution:
    def findDiagonalOrder(self, mat: List[List[int]]) -> List[int]:
        rows, columns = len(mat), len(mat[0])
        order = []
        for d in range(rows + columns - 1):
            along = range(max(0, d - columns + 1), min(d, rows - 1) + 1)
            for row in reversed(along) if d % 2 == 0 else along:
                order.append(mat[row][d - row])
        return order

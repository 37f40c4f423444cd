from math import inf
from typing import List


class Solution:
    def shortestPathBinaryMatrix(self, grid: List[List[int]]) -> int:
        n = len(grid)
        if grid[0][0] == 1:
            return -1
        distance = [[inf] * n for _ in range(n)]
        distance[0][0] = 1
        has_changed = True
        while has_changed:
            has_changed = False
            for row in range(n):
                for column in range(n):
                    if grid[row][column] == 1:
                        continue
                    around = min(
                        distance[r][c]
                        for r in range(max(0, row - 1), min(n, row + 2))
                        for c in range(max(0, column - 1), min(n, column + 2))
                    )
                    if around + 1 < distance[row][column]:
                        distance[row][column] = around + 1
                        has_changed = True
        return -1 if distance[-1][-1] == inf else distance[-1][-1]

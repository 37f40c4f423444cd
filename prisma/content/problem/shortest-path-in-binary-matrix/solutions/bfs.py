from collections import deque
from typing import List


class Solution:
    def shortestPathBinaryMatrix(self, grid: List[List[int]]) -> int:
        n = len(grid)
        if grid[0][0] == 1:
            return -1
        distance = [[0] * n for _ in range(n)]
        distance[0][0] = 1
        queue = deque([(0, 0)])
        while queue:
            row, column = queue.popleft()
            if row == column == n - 1:
                return distance[row][column]
            for r in range(max(0, row - 1), min(n, row + 2)):
                for c in range(max(0, column - 1), min(n, column + 2)):
                    if grid[r][c] == 0 and distance[r][c] == 0:
                        distance[r][c] = distance[row][column] + 1
                        queue.append((r, c))
        return -1

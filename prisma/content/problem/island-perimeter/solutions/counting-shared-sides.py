from typing import List


class Solution:
    def islandPerimeter(self, grid: List[List[int]]) -> int:
        cells = sum(map(sum, grid))
        beside = sum(a & b for row in grid for a, b in zip(row, row[1:]))
        below = sum(
            a & b
            for upper, lower in zip(grid, grid[1:])
            for a, b in zip(upper, lower)
        )
        return 4 * cells - 2 * (beside + below)

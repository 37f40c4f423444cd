# Wrong Answer: counts only sides at water cells, not those at the border of the map
from typing import List


class Solution:
    def islandPerimeter(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        perimeter = 0
        for r in range(rows):
            for c in range(columns):
                for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if 0 <= y < rows and 0 <= x < columns:
                        perimeter += grid[r][c] == 1 and grid[y][x] == 0
        return perimeter

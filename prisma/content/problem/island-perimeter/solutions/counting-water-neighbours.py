from typing import List


class Solution:
    def islandPerimeter(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def is_land(r: int, c: int) -> bool:
            return 0 <= r < rows and 0 <= c < columns and grid[r][c] == 1

        perimeter = 0
        for r in range(rows):
            for c in range(columns):
                if grid[r][c] == 1:
                    around = ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
                    perimeter += sum(not is_land(y, x) for y, x in around)
        return perimeter

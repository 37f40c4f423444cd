from typing import List


class Solution:
    def islandPerimeter(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        start = next(
            (r, c) for r in range(rows) for c in range(columns) if grid[r][c] == 1
        )
        visited = {start}
        stack = [start]
        perimeter = 0
        while stack:
            r, c = stack.pop()
            for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if not (0 <= y < rows and 0 <= x < columns) or grid[y][x] == 0:
                    perimeter += 1
                elif (y, x) not in visited:
                    visited.add((y, x))
                    stack.append((y, x))
        return perimeter

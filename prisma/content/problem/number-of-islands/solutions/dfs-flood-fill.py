from typing import List


class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def sink(row, column):
            grid[row][column] = "0"
            stack = [(row, column)]
            while stack:
                r, c = stack.pop()
                for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if 0 <= nr < rows and 0 <= nc < columns and grid[nr][nc] == "1":
                        grid[nr][nc] = "0"
                        stack.append((nr, nc))

        islands = 0
        for r in range(rows):
            for c in range(columns):
                if grid[r][c] == "1":
                    islands += 1
                    sink(r, c)
        return islands

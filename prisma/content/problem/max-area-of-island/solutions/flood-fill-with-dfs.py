from typing import List


class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def sink(row, column):
            grid[row][column] = 0
            stack = [(row, column)]
            area = 0
            while stack:
                r, c = stack.pop()
                area += 1
                for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if 0 <= nr < rows and 0 <= nc < columns and grid[nr][nc] == 1:
                        grid[nr][nc] = 0
                        stack.append((nr, nc))
            return area

        largest = 0
        for r in range(rows):
            for c in range(columns):
                if grid[r][c] == 1:
                    largest = max(largest, sink(r, c))
        return largest

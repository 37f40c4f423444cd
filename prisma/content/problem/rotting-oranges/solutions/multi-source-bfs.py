from typing import List


class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        fresh = sum(row.count(1) for row in grid)
        layer = [(r, c) for r in range(rows) for c in range(columns) if grid[r][c] == 2]
        minutes = 0
        while layer and fresh > 0:
            infected = []
            for row, column in layer:
                for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                    r, c = row + dr, column + dc
                    if 0 <= r < rows and 0 <= c < columns and grid[r][c] == 1:
                        grid[r][c] = 2
                        infected.append((r, c))
            fresh -= len(infected)
            layer = infected
            minutes += 1
        return minutes if fresh == 0 else -1

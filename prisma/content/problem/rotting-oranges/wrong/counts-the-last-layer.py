# Wrong Answer: counts a minute for the last level, which infects nothing
class Solution:
    def orangesRotting(self, grid):
        rows, columns = len(grid), len(grid[0])
        layer = [(r, c) for r in range(rows) for c in range(columns) if grid[r][c] == 2]
        minutes = 0
        while layer:
            infected = []
            for row, column in layer:
                for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                    r, c = row + dr, column + dc
                    if 0 <= r < rows and 0 <= c < columns and grid[r][c] == 1:
                        grid[r][c] = 2
                        infected.append((r, c))
            layer = infected
            minutes += 1
        return -1 if any(1 in row for row in grid) else minutes

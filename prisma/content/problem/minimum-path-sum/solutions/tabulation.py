class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        best = [row[:] for row in grid]
        for r in range(rows):
            for c in range(columns):
                if r > 0 and c > 0:
                    best[r][c] += min(best[r - 1][c], best[r][c - 1])
                elif r > 0:
                    best[r][c] += best[r - 1][c]
                elif c > 0:
                    best[r][c] += best[r][c - 1]
        return best[-1][-1]

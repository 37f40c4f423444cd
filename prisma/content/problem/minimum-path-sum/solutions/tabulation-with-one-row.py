from itertools import accumulate


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        best = list(accumulate(grid[0]))
        for row in grid[1:]:
            best[0] += row[0]
            for c in range(1, len(row)):
                best[c] = row[c] + min(best[c], best[c - 1])
        return best[-1]

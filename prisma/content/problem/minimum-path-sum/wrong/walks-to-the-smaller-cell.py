# Wrong Answer: greedy: always steps to the smaller of the two next cells
class Solution:
    def minPathSum(self, grid):
        r = c = 0
        total = grid[0][0]
        while r + 1 < len(grid) or c + 1 < len(grid[0]):
            down = grid[r + 1][c] if r + 1 < len(grid) else float("inf")
            right = grid[r][c + 1] if c + 1 < len(grid[0]) else float("inf")
            if down < right:
                r += 1
            else:
                c += 1
            total += grid[r][c]
        return total

# Wrong Answer: moves only right and down, but a path may also go left or up
class Solution:
    def swimInWater(self, grid):
        side = len(grid)
        best = [[10**9] * side for _ in range(side)]
        for r in range(side):
            for c in range(side):
                above = best[r - 1][c] if r > 0 else 10**9
                left = best[r][c - 1] if c > 0 else 10**9
                before = 0 if r == c == 0 else min(above, left)
                best[r][c] = max(grid[r][c], before)
        return best[-1][-1]

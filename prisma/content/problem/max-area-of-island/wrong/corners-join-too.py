# Wrong Answer: treats cells that touch diagonally as connected
class Solution:
    def maxAreaOfIsland(self, grid):
        largest = 0
        for row in range(len(grid)):
            for column in range(len(grid[0])):
                stack = [(row, column)]
                area = 0
                while stack:
                    r, c = stack.pop()
                    if not (0 <= r < len(grid) and 0 <= c < len(grid[0])):
                        continue
                    if grid[r][c] == 0:
                        continue
                    grid[r][c] = 0
                    area += 1
                    stack += [(r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
                largest = max(largest, area)
        return largest

# Wrong Answer: treats cells that meet only at a corner as adjacent
class Solution:
    def numIslands(self, grid):
        def sink(row, column):
            grid[row][column] = "0"
            stack = [(row, column)]
            while stack:
                r, c = stack.pop()
                for nr in range(max(r - 1, 0), min(r + 2, len(grid))):
                    for nc in range(max(c - 1, 0), min(c + 2, len(grid[0]))):
                        if grid[nr][nc] == "1":
                            grid[nr][nc] = "0"
                            stack.append((nr, nc))

        islands = 0
        for r in range(len(grid)):
            for c in range(len(grid[0])):
                if grid[r][c] == "1":
                    islands += 1
                    sink(r, c)
        return islands

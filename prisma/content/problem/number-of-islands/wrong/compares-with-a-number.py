# Wrong Answer: compares the characters with the number 1, so no cell is ever land
class Solution:
    def numIslands(self, grid):
        rows, columns = len(grid), len(grid[0])
        seen = set()

        def visit(r, c):
            if (r, c) in seen or not (0 <= r < rows and 0 <= c < columns):
                return
            if grid[r][c] != 1:
                return
            seen.add((r, c))
            visit(r - 1, c)
            visit(r + 1, c)
            visit(r, c - 1)
            visit(r, c + 1)

        islands = 0
        for r in range(rows):
            for c in range(columns):
                if grid[r][c] == 1 and (r, c) not in seen:
                    islands += 1
                    visit(r, c)
        return islands

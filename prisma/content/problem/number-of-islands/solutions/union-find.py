from typing import List


class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        rows, columns = len(grid), len(grid[0])
        parent = list(range(rows * columns))
        size = [1] * (rows * columns)

        def find(cell):
            while parent[cell] != cell:
                parent[cell] = parent[parent[cell]]
                cell = parent[cell]
            return cell

        def join(first, second):
            first, second = find(first), find(second)
            if first == second:
                return False
            if size[first] < size[second]:
                first, second = second, first
            parent[second] = first
            size[first] += size[second]
            return True

        islands = 0
        for r in range(rows):
            for c in range(columns):
                if grid[r][c] == "0":
                    continue
                islands += 1
                cell = r * columns + c
                if r > 0 and grid[r - 1][c] == "1" and join(cell - columns, cell):
                    islands -= 1
                if c > 0 and grid[r][c - 1] == "1" and join(cell - 1, cell):
                    islands -= 1
        return islands

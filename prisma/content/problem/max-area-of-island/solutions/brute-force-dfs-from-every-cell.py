from typing import List


class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        land = {
            (r, c)
            for r, row in enumerate(grid)
            for c, cell in enumerate(row)
            if cell == 1
        }

        def area_from(start):
            island = {start}
            stack = [start]
            while stack:
                r, c = stack.pop()
                for cell in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if cell in land and cell not in island:
                        island.add(cell)
                        stack.append(cell)
            return len(island)

        return max((area_from(cell) for cell in land), default=0)

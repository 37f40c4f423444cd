from typing import List


class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        columns = len(grid[0])
        label = {
            (r, c): r * columns + c
            for r, row in enumerate(grid)
            for c, cell in enumerate(row)
            if cell == "1"
        }
        changed = True
        while changed:
            changed = False
            for r, c in label:
                for cell in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if cell in label and label[cell] < label[r, c]:
                        label[r, c] = label[cell]
                        changed = True
        return sum(number == r * columns + c for (r, c), number in label.items())

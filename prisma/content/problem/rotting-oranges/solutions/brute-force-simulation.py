from typing import List


class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        places = [(r, c) for r in range(len(grid)) for c in range(len(grid[0]))]

        def is_infected(row, column):
            for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                r, c = row + dr, column + dc
                if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 2:
                    return True
            return False

        minutes = 0
        while True:
            fresh = [(r, c) for r, c in places if grid[r][c] == 1]
            infected = [(r, c) for r, c in fresh if is_infected(r, c)]
            if not infected:
                break
            for r, c in infected:
                grid[r][c] = 2
            minutes += 1
        return -1 if any(1 in row for row in grid) else minutes

from typing import List


class Solution:
    def swimInWater(self, grid: List[List[int]]) -> int:
        side = len(grid)

        def is_possible(time):
            if grid[0][0] > time:
                return False
            seen = {(0, 0)}
            stack = [(0, 0)]
            while stack:
                r, c = stack.pop()
                for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if not (0 <= nr < side and 0 <= nc < side) or (nr, nc) in seen:
                        continue
                    if grid[nr][nc] <= time:
                        seen.add((nr, nc))
                        stack.append((nr, nc))
            return (side - 1, side - 1) in seen

        time = 0
        while not is_possible(time):
            time += 1
        return time

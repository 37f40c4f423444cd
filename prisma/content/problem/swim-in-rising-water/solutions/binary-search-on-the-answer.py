from typing import List


class Solution:
    def swimInWater(self, grid: List[List[int]]) -> int:
        side = len(grid)

        def is_possible(time):
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

        low, high = max(grid[0][0], grid[-1][-1]), side * side - 1
        while low < high:
            middle = (low + high) // 2
            if is_possible(middle):
                high = middle
            else:
                low = middle + 1
        return low

import heapq
from typing import List


class Solution:
    def swimInWater(self, grid: List[List[int]]) -> int:
        side = len(grid)
        heap = [(grid[0][0], 0, 0)]
        seen = {(0, 0)}
        time = 0
        while heap:
            height, r, c = heapq.heappop(heap)
            time = max(time, height)
            if r == c == side - 1:
                break
            for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if 0 <= nr < side and 0 <= nc < side and (nr, nc) not in seen:
                    seen.add((nr, nc))
                    heapq.heappush(heap, (grid[nr][nc], nr, nc))
        return time

# Wrong Answer: does not allow diagonal steps
from collections import deque
from typing import List


class Solution:
    def shortestPathBinaryMatrix(self, grid: List[List[int]]) -> int:
        n = len(grid)
        if grid[0][0] == 1:
            return -1
        distance = {(0, 0): 1}
        queue = deque(distance)
        while queue:
            row, column = queue.popleft()
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                r, c = row + down, column + right
                if 0 <= r < n and 0 <= c < n and grid[r][c] == 0:
                    if (r, c) not in distance:
                        distance[r, c] = distance[row, column] + 1
                        queue.append((r, c))
        return distance.get((n - 1, n - 1), -1)

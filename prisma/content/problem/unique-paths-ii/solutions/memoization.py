from functools import cache


class Solution:
    def uniquePathsWithObstacles(self, obstacleGrid: list[list[int]]) -> int:
        @cache
        def paths(r: int, c: int) -> int:
            if r < 0 or c < 0 or obstacleGrid[r][c] == 1:
                return 0
            if r == 0 and c == 0:
                return 1
            return paths(r - 1, c) + paths(r, c - 1)

        return paths(len(obstacleGrid) - 1, len(obstacleGrid[0]) - 1)

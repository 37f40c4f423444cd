class Solution:
    def uniquePathsWithObstacles(self, obstacleGrid: list[list[int]]) -> int:
        rows, columns = len(obstacleGrid), len(obstacleGrid[0])
        dp = [[0] * columns for _ in range(rows)]
        for r in range(rows):
            for c in range(columns):
                if obstacleGrid[r][c] == 1:
                    continue
                if r == 0 and c == 0:
                    dp[r][c] = 1
                if r > 0:
                    dp[r][c] += dp[r - 1][c]
                if c > 0:
                    dp[r][c] += dp[r][c - 1]
        return dp[-1][-1]

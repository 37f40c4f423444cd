# Wrong Answer: sets the whole first row and column to 1, also behind an obstacle
class Solution:
    def uniquePathsWithObstacles(self, obstacleGrid):
        rows, columns = len(obstacleGrid), len(obstacleGrid[0])
        dp = [[1] * columns for _ in range(rows)]
        for r in range(rows):
            for c in range(columns):
                if obstacleGrid[r][c] == 1:
                    dp[r][c] = 0
                elif r > 0 and c > 0:
                    dp[r][c] = dp[r - 1][c] + dp[r][c - 1]
        return dp[-1][-1]

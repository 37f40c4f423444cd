class Solution:
    def uniquePathsWithObstacles(self, obstacleGrid: list[list[int]]) -> int:
        dp = [0] * len(obstacleGrid[0])
        dp[0] = 1
        for row in obstacleGrid:
            for c, cell in enumerate(row):
                if cell == 1:
                    dp[c] = 0
                elif c > 0:
                    dp[c] += dp[c - 1]
        return dp[-1]

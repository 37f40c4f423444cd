class Solution:
    def minimumTotal(self, triangle: list[list[int]]) -> int:
        dp = [row[:] for row in triangle]
        for i in range(len(dp) - 2, -1, -1):
            for j in range(i + 1):
                dp[i][j] += min(dp[i + 1][j], dp[i + 1][j + 1])
        return dp[0][0]

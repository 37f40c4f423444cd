class Solution:
    def minPathSum(self, grid: List[List[int]]) -> int:
        dp = list(accumulate(grid[0]))
        for row in grid[1:]:
            dp[0] += row[0]
            for j in range(1, len(row)):
                dp[j] = row[j] + min(dp[j], dp[j - 1])
        return dp.pop()

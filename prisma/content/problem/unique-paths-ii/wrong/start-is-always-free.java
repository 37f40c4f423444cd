// Wrong Answer: counts one path to the first cell even if it has an obstacle
class Solution {
    public int uniquePathsWithObstacles(int[][] obstacleGrid) {
        int rows = obstacleGrid.length;
        int columns = obstacleGrid[0].length;
        int[][] dp = new int[rows][columns];
        dp[0][0] = 1;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (r == 0 && c == 0 || obstacleGrid[r][c] == 1) continue;
                dp[r][c] = (r > 0 ? dp[r - 1][c] : 0) + (c > 0 ? dp[r][c - 1] : 0);
            }
        }
        return dp[rows - 1][columns - 1];
    }
}

class Solution {
    public int uniquePathsWithObstacles(int[][] obstacleGrid) {
        int columns = obstacleGrid[0].length;
        int[] dp = new int[columns];
        dp[0] = 1;
        for (int[] row : obstacleGrid) {
            for (int c = 0; c < columns; c++) {
                if (row[c] == 1) {
                    dp[c] = 0;
                } else if (c > 0) {
                    dp[c] += dp[c - 1];
                }
            }
        }
        return dp[columns - 1];
    }
}

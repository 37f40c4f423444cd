import java.util.Arrays;

class Solution {
    private int[][] memo;

    public int uniquePathsWithObstacles(int[][] obstacleGrid) {
        int rows = obstacleGrid.length;
        int columns = obstacleGrid[0].length;
        memo = new int[rows][columns];
        for (int[] row : memo) Arrays.fill(row, -1);
        return paths(obstacleGrid, rows - 1, columns - 1);
    }

    private int paths(int[][] grid, int r, int c) {
        if (r < 0 || c < 0 || grid[r][c] == 1) return 0;
        if (r == 0 && c == 0) return 1;
        if (memo[r][c] == -1) {
            memo[r][c] = paths(grid, r - 1, c) + paths(grid, r, c - 1);
        }
        return memo[r][c];
    }
}

class Solution {
    public int uniquePathsWithObstacles(int[][] obstacleGrid) {
        return paths(obstacleGrid, obstacleGrid.length - 1, obstacleGrid[0].length - 1);
    }

    private int paths(int[][] grid, int r, int c) {
        if (r < 0 || c < 0 || grid[r][c] == 1) return 0;
        if (r == 0 && c == 0) return 1;
        return paths(grid, r - 1, c) + paths(grid, r, c - 1);
    }
}

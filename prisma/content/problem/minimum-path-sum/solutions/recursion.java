class Solution {
    public int minPathSum(int[][] grid) {
        return best(grid, grid.length - 1, grid[0].length - 1);
    }

    private int best(int[][] grid, int r, int c) {
        if (r == 0 && c == 0) return grid[0][0];
        if (r == 0) return grid[r][c] + best(grid, r, c - 1);
        if (c == 0) return grid[r][c] + best(grid, r - 1, c);
        return grid[r][c] + Math.min(best(grid, r - 1, c), best(grid, r, c - 1));
    }
}

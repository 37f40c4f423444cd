class Solution {
    public int minPathSum(int[][] grid) {
        int rows = grid.length;
        int columns = grid[0].length;
        int[][] best = new int[rows][columns];
        best[0][0] = grid[0][0];
        for (int c = 1; c < columns; c++) {
            best[0][c] = best[0][c - 1] + grid[0][c];
        }
        for (int r = 1; r < rows; r++) {
            best[r][0] = best[r - 1][0] + grid[r][0];
            for (int c = 1; c < columns; c++) {
                best[r][c] = grid[r][c] + Math.min(best[r - 1][c], best[r][c - 1]);
            }
        }
        return best[rows - 1][columns - 1];
    }
}

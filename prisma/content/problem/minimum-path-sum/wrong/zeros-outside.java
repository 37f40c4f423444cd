// Wrong Answer: a padded table has 0 outside the matrix, so paths along the border start for free
class Solution {
    public int minPathSum(int[][] grid) {
        int rows = grid.length;
        int columns = grid[0].length;
        int[][] best = new int[rows + 1][columns + 1];
        for (int r = 1; r <= rows; r++) {
            for (int c = 1; c <= columns; c++) {
                best[r][c] = grid[r - 1][c - 1] + Math.min(best[r - 1][c], best[r][c - 1]);
            }
        }
        return best[rows][columns];
    }
}

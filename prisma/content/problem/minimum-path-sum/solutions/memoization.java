import java.util.Arrays;

class Solution {
    private int[][] memo;

    public int minPathSum(int[][] grid) {
        memo = new int[grid.length][grid[0].length];
        for (int[] row : memo) {
            Arrays.fill(row, -1);
        }
        return best(grid, grid.length - 1, grid[0].length - 1);
    }

    private int best(int[][] grid, int r, int c) {
        if (memo[r][c] == -1) {
            int before = 0;
            if (r > 0 && c > 0) {
                before = Math.min(best(grid, r - 1, c), best(grid, r, c - 1));
            } else if (r > 0) {
                before = best(grid, r - 1, c);
            } else if (c > 0) {
                before = best(grid, r, c - 1);
            }
            memo[r][c] = grid[r][c] + before;
        }
        return memo[r][c];
    }
}

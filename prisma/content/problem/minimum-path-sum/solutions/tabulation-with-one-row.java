import java.util.Arrays;

class Solution {
    public int minPathSum(int[][] grid) {
        int columns = grid[0].length;
        int[] best = new int[columns];
        Arrays.fill(best, Integer.MAX_VALUE);
        best[0] = 0;
        for (int[] row : grid) {
            best[0] += row[0];
            for (int c = 1; c < columns; c++) {
                best[c] = row[c] + Math.min(best[c], best[c - 1]);
            }
        }
        return best[columns - 1];
    }
}

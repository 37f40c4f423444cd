class Solution {
    public int islandPerimeter(int[][] grid) {
        int cells = 0;
        int pairs = 0;
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[r].length; c++) {
                if (grid[r][c] == 0) {
                    continue;
                }
                cells++;
                if (c + 1 < grid[r].length) {
                    pairs += grid[r][c + 1];
                }
                if (r + 1 < grid.length) {
                    pairs += grid[r + 1][c];
                }
            }
        }
        return 4 * cells - 2 * pairs;
    }
}

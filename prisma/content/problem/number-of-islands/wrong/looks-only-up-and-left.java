// Wrong Answer: counts cells without land above or to the left, so a U-shaped island counts twice
class Solution {
    public int numIslands(char[][] grid) {
        int islands = 0;
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[0].length; c++) {
                boolean above = r > 0 && grid[r - 1][c] == '1';
                boolean left = c > 0 && grid[r][c - 1] == '1';
                if (grid[r][c] == '1' && !above && !left) {
                    islands++;
                }
            }
        }
        return islands;
    }
}

// Wrong Answer: uses the number of rows for the number of columns
class Solution {
    public int maxAreaOfIsland(int[][] grid) {
        int largest = 0;
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid.length; c++) {
                largest = Math.max(largest, sink(grid, r, c));
            }
        }
        return largest;
    }

    private int sink(int[][] grid, int r, int c) {
        if (r < 0 || r >= grid.length || c < 0 || c >= grid.length || grid[r][c] == 0) {
            return 0;
        }
        grid[r][c] = 0;
        return 1 + sink(grid, r - 1, c) + sink(grid, r + 1, c)
                + sink(grid, r, c - 1) + sink(grid, r, c + 1);
    }
}

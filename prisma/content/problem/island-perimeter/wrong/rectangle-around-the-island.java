// Wrong Answer: returns the perimeter of the smallest rectangle around the island, which misses its bays
class Solution {
    public int islandPerimeter(int[][] grid) {
        int top = grid.length;
        int bottom = -1;
        int left = grid[0].length;
        int right = -1;
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[r].length; c++) {
                if (grid[r][c] == 1) {
                    top = Math.min(top, r);
                    bottom = Math.max(bottom, r);
                    left = Math.min(left, c);
                    right = Math.max(right, c);
                }
            }
        }
        return 2 * (bottom - top + 1 + right - left + 1);
    }
}

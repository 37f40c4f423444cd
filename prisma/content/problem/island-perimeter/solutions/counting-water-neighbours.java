class Solution {
    public int islandPerimeter(int[][] grid) {
        int perimeter = 0;
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[r].length; c++) {
                if (grid[r][c] == 1) {
                    perimeter += water(grid, r - 1, c) + water(grid, r + 1, c);
                    perimeter += water(grid, r, c - 1) + water(grid, r, c + 1);
                }
            }
        }
        return perimeter;
    }

    private int water(int[][] grid, int r, int c) {
        boolean isInside = r >= 0 && r < grid.length && c >= 0 && c < grid[0].length;
        return isInside && grid[r][c] == 1 ? 0 : 1;
    }
}

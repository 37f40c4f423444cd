class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int numIslands(char[][] grid) {
        int rows = grid.length;
        int columns = grid[0].length;
        int[][] label = new int[rows][columns];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                label[r][c] = r * columns + c;
            }
        }
        boolean changed = true;
        while (changed) {
            changed = sweep(grid, label);
        }
        int islands = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (grid[r][c] == '1' && label[r][c] == r * columns + c) {
                    islands++;
                }
            }
        }
        return islands;
    }

    private boolean sweep(char[][] grid, int[][] label) {
        boolean changed = false;
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[0].length; c++) {
                for (int[] step : STEPS) {
                    int nr = r + step[0];
                    int nc = c + step[1];
                    if (isLand(grid, r, c) && isLand(grid, nr, nc)
                            && label[nr][nc] < label[r][c]) {
                        label[r][c] = label[nr][nc];
                        changed = true;
                    }
                }
            }
        }
        return changed;
    }

    private boolean isLand(char[][] grid, int r, int c) {
        boolean inside = r >= 0 && r < grid.length && c >= 0 && c < grid[0].length;
        return inside && grid[r][c] == '1';
    }
}

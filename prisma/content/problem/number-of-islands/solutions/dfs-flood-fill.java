import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int numIslands(char[][] grid) {
        int islands = 0;
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[0].length; c++) {
                if (grid[r][c] == '1') {
                    islands++;
                    sink(grid, r, c);
                }
            }
        }
        return islands;
    }

    private void sink(char[][] grid, int row, int column) {
        Deque<int[]> stack = new ArrayDeque<>();
        grid[row][column] = '0';
        stack.push(new int[] {row, column});
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                if (isLand(grid, r, c)) {
                    grid[r][c] = '0';
                    stack.push(new int[] {r, c});
                }
            }
        }
    }

    private boolean isLand(char[][] grid, int r, int c) {
        boolean inside = r >= 0 && r < grid.length && c >= 0 && c < grid[0].length;
        return inside && grid[r][c] == '1';
    }
}

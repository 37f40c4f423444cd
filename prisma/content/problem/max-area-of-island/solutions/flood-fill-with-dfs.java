import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int maxAreaOfIsland(int[][] grid) {
        int largest = 0;
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[0].length; c++) {
                if (grid[r][c] == 1) {
                    largest = Math.max(largest, sink(grid, r, c));
                }
            }
        }
        return largest;
    }

    private static int sink(int[][] grid, int row, int column) {
        Deque<int[]> stack = new ArrayDeque<>();
        grid[row][column] = 0;
        stack.push(new int[] {row, column});
        int area = 0;
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            area++;
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                if (isInside(grid, r, c) && grid[r][c] == 1) {
                    grid[r][c] = 0;
                    stack.push(new int[] {r, c});
                }
            }
        }
        return area;
    }

    private static boolean isInside(int[][] grid, int r, int c) {
        return r >= 0 && r < grid.length && c >= 0 && c < grid[0].length;
    }
}

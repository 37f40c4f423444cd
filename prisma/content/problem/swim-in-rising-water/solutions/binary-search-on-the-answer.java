import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int swimInWater(int[][] grid) {
        int side = grid.length;
        int low = Math.max(grid[0][0], grid[side - 1][side - 1]);
        int high = side * side - 1;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (isPossible(grid, middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    private static boolean isPossible(int[][] grid, int time) {
        int side = grid.length;
        boolean[][] seen = new boolean[side][side];
        seen[0][0] = true;
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {0, 0});
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                boolean inside = r >= 0 && r < side && c >= 0 && c < side;
                if (inside && !seen[r][c] && grid[r][c] <= time) {
                    seen[r][c] = true;
                    stack.push(new int[] {r, c});
                }
            }
        }
        return seen[side - 1][side - 1];
    }
}

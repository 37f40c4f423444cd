import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int swimInWater(int[][] grid) {
        int time = 0;
        while (!isPossible(grid, time)) {
            time++;
        }
        return time;
    }

    private static boolean isPossible(int[][] grid, int time) {
        if (grid[0][0] > time) {
            return false;
        }
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

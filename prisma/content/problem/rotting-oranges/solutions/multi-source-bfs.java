import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int orangesRotting(int[][] grid) {
        Queue<int[]> queue = new ArrayDeque<>();
        int fresh = 0;
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[0].length; c++) {
                if (grid[r][c] == 1) {
                    fresh++;
                } else if (grid[r][c] == 2) {
                    queue.add(new int[] {r, c});
                }
            }
        }
        int minutes = 0;
        while (!queue.isEmpty() && fresh > 0) {
            for (int left = queue.size(); left > 0; left--) {
                int[] place = queue.remove();
                for (int[] step : STEPS) {
                    int r = place[0] + step[0];
                    int c = place[1] + step[1];
                    if (isFresh(grid, r, c)) {
                        grid[r][c] = 2;
                        fresh--;
                        queue.add(new int[] {r, c});
                    }
                }
            }
            minutes++;
        }
        return fresh == 0 ? minutes : -1;
    }

    private static boolean isFresh(int[][] grid, int r, int c) {
        boolean inside = r >= 0 && r < grid.length && c >= 0 && c < grid[0].length;
        return inside && grid[r][c] == 1;
    }
}

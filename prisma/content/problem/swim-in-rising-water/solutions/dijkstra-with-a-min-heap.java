import java.util.Comparator;
import java.util.PriorityQueue;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int swimInWater(int[][] grid) {
        int side = grid.length;
        boolean[][] seen = new boolean[side][side];
        Comparator<int[]> byHeight =
                Comparator.comparingInt(cell -> grid[cell[0]][cell[1]]);
        PriorityQueue<int[]> heap = new PriorityQueue<>(byHeight);
        heap.add(new int[] {0, 0});
        seen[0][0] = true;
        int time = 0;
        while (!heap.isEmpty()) {
            int[] cell = heap.remove();
            time = Math.max(time, grid[cell[0]][cell[1]]);
            if (cell[0] == side - 1 && cell[1] == side - 1) {
                break;
            }
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                boolean inside = r >= 0 && r < side && c >= 0 && c < side;
                if (inside && !seen[r][c]) {
                    seen[r][c] = true;
                    heap.add(new int[] {r, c});
                }
            }
        }
        return time;
    }
}

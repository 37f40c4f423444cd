import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public void wallsAndGates(int[][] rooms) {
        Queue<int[]> queue = new ArrayDeque<>();
        for (int r = 0; r < rooms.length; r++) {
            for (int c = 0; c < rooms[0].length; c++) {
                if (rooms[r][c] == 0) {
                    queue.add(new int[] {r, c});
                }
            }
        }
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                if (isUnreached(rooms, r, c)) {
                    rooms[r][c] = rooms[cell[0]][cell[1]] + 1;
                    queue.add(new int[] {r, c});
                }
            }
        }
    }

    private static boolean isUnreached(int[][] rooms, int r, int c) {
        boolean inside = r >= 0 && r < rooms.length && c >= 0 && c < rooms[0].length;
        return inside && rooms[r][c] == Integer.MAX_VALUE;
    }
}

import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public void wallsAndGates(int[][] rooms) {
        for (int r = 0; r < rooms.length; r++) {
            for (int c = 0; c < rooms[0].length; c++) {
                if (rooms[r][c] == Integer.MAX_VALUE) {
                    rooms[r][c] = distanceFrom(rooms, r, c);
                }
            }
        }
    }

    private static int distanceFrom(int[][] rooms, int row, int column) {
        boolean[][] seen = new boolean[rooms.length][rooms[0].length];
        seen[row][column] = true;
        Queue<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {row, column, 0});
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            if (rooms[cell[0]][cell[1]] == 0) {
                return cell[2];
            }
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                if (r < 0 || r >= rooms.length || c < 0 || c >= rooms[0].length) {
                    continue;
                }
                if (rooms[r][c] != -1 && !seen[r][c]) {
                    seen[r][c] = true;
                    queue.add(new int[] {r, c, cell[2] + 1});
                }
            }
        }
        return Integer.MAX_VALUE;
    }
}

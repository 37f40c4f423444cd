import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int[][] updateMatrix(int[][] mat) {
        int rows = mat.length;
        int columns = mat[0].length;
        int[][] distances = new int[rows][columns];
        Queue<int[]> queue = new ArrayDeque<>();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                distances[r][c] = mat[r][c] == 0 ? 0 : -1;
                if (mat[r][c] == 0) queue.add(new int[] {r, c});
            }
        }
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                boolean inside = r >= 0 && r < rows && c >= 0 && c < columns;
                if (inside && distances[r][c] == -1) {
                    distances[r][c] = distances[cell[0]][cell[1]] + 1;
                    queue.add(new int[] {r, c});
                }
            }
        }
        return distances;
    }
}

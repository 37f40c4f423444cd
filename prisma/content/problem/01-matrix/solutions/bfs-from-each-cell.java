import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int[][] updateMatrix(int[][] mat) {
        int[][] distances = new int[mat.length][mat[0].length];
        for (int r = 0; r < mat.length; r++) {
            for (int c = 0; c < mat[0].length; c++) {
                distances[r][c] = distance(mat, r, c);
            }
        }
        return distances;
    }

    private int distance(int[][] mat, int row, int column) {
        boolean[][] seen = new boolean[mat.length][mat[0].length];
        seen[row][column] = true;
        Queue<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {row, column, 0});
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            if (mat[cell[0]][cell[1]] == 0) return cell[2];
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                boolean isRow = r >= 0 && r < mat.length;
                if (isRow && c >= 0 && c < mat[0].length && !seen[r][c]) {
                    seen[r][c] = true;
                    queue.add(new int[] {r, c, cell[2] + 1});
                }
            }
        }
        return -1;
    }
}

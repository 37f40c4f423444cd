import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int longestIncreasingPath(int[][] matrix) {
        int rows = matrix.length;
        int columns = matrix[0].length;
        int[][] smaller = new int[rows][columns];
        Queue<int[]> free = new ArrayDeque<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                for (int[] step : STEPS) {
                    int r = row + step[0];
                    int c = column + step[1];
                    boolean isInside = r >= 0 && r < rows && c >= 0 && c < columns;
                    if (isInside && matrix[r][c] < matrix[row][column]) {
                        smaller[row][column]++;
                    }
                }
                if (smaller[row][column] == 0) {
                    free.add(new int[] {row, column});
                }
            }
        }
        int layers = 0;
        while (!free.isEmpty()) {
            layers++;
            for (int left = free.size(); left > 0; left--) {
                int[] cell = free.remove();
                for (int[] step : STEPS) {
                    int r = cell[0] + step[0];
                    int c = cell[1] + step[1];
                    boolean isInside = r >= 0 && r < rows && c >= 0 && c < columns;
                    if (isInside && matrix[r][c] > matrix[cell[0]][cell[1]]) {
                        smaller[r][c]--;
                        if (smaller[r][c] == 0) {
                            free.add(new int[] {r, c});
                        }
                    }
                }
            }
        }
        return layers;
    }
}

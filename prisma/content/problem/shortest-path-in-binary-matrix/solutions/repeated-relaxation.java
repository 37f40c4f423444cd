import java.util.Arrays;

class Solution {
    public int shortestPathBinaryMatrix(int[][] grid) {
        int n = grid.length;
        if (grid[0][0] == 1) {
            return -1;
        }
        int far = n * n + 1;
        int[][] distance = new int[n][n];
        for (int[] row : distance) {
            Arrays.fill(row, far);
        }
        distance[0][0] = 1;
        boolean hasChanged = true;
        while (hasChanged) {
            hasChanged = false;
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    if (grid[row][column] == 1) {
                        continue;
                    }
                    int through = leastAround(distance, row, column) + 1;
                    if (through < distance[row][column]) {
                        distance[row][column] = through;
                        hasChanged = true;
                    }
                }
            }
        }
        return distance[n - 1][n - 1] == far ? -1 : distance[n - 1][n - 1];
    }

    private static int leastAround(int[][] distance, int row, int column) {
        int least = Integer.MAX_VALUE;
        int bottom = Math.min(distance.length - 1, row + 1);
        int right = Math.min(distance.length - 1, column + 1);
        for (int r = Math.max(0, row - 1); r <= bottom; r++) {
            for (int c = Math.max(0, column - 1); c <= right; c++) {
                least = Math.min(least, distance[r][c]);
            }
        }
        return least;
    }
}

import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    public int shortestPathBinaryMatrix(int[][] grid) {
        int last = grid.length - 1;
        if (grid[0][0] == 1) {
            return -1;
        }
        int[][] distance = new int[grid.length][grid.length];
        distance[0][0] = 1;
        Queue<int[]> cells = new ArrayDeque<>();
        cells.add(new int[] {0, 0});
        while (!cells.isEmpty()) {
            int[] cell = cells.remove();
            int row = cell[0];
            int column = cell[1];
            if (row == last && column == last) {
                return distance[row][column];
            }
            int bottom = Math.min(last, row + 1);
            int right = Math.min(last, column + 1);
            for (int r = Math.max(0, row - 1); r <= bottom; r++) {
                for (int c = Math.max(0, column - 1); c <= right; c++) {
                    if (grid[r][c] == 0 && distance[r][c] == 0) {
                        distance[r][c] = distance[row][column] + 1;
                        cells.add(new int[] {r, c});
                    }
                }
            }
        }
        return -1;
    }
}

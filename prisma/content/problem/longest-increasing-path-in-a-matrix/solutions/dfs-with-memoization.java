import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    private int[][] matrix;
    private int[][] memo; // 0 means unknown

    public int longestIncreasingPath(int[][] matrix) {
        this.matrix = matrix;
        memo = new int[matrix.length][matrix[0].length];
        int longest = 0;
        for (int row = 0; row < matrix.length; row++) {
            for (int column = 0; column < matrix[0].length; column++) {
                longest = Math.max(longest, longestFrom(row, column));
            }
        }
        return longest;
    }

    private int longestFrom(int row, int column) {
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {row, column});
        while (!stack.isEmpty()) {
            int[] cell = stack.peek();
            int best = 0;
            int[] unknown = null;
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                if (r < 0 || r == matrix.length) continue;
                if (c < 0 || c == matrix[0].length) continue;
                if (matrix[r][c] <= matrix[cell[0]][cell[1]]) continue;
                if (memo[r][c] == 0) unknown = new int[] {r, c};
                best = Math.max(best, memo[r][c]);
            }
            if (unknown != null) {
                stack.push(unknown);
            } else {
                memo[cell[0]][cell[1]] = best + 1;
                stack.pop();
            }
        }
        return memo[row][column];
    }
}

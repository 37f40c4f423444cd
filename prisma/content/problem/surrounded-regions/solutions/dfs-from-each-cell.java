import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public void solve(char[][] board) {
        List<int[]> captured = new ArrayList<>();
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board[0].length; c++) {
                if (board[r][c] == 'O' && isSurrounded(board, r, c)) {
                    captured.add(new int[] {r, c});
                }
            }
        }
        for (int[] cell : captured) {
            board[cell[0]][cell[1]] = 'X';
        }
    }

    private static boolean isSurrounded(char[][] board, int row, int column) {
        boolean[][] seen = new boolean[board.length][board[0].length];
        seen[row][column] = true;
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {row, column});
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            if (cell[0] == 0 || cell[0] == board.length - 1
                    || cell[1] == 0 || cell[1] == board[0].length - 1) {
                return false;
            }
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                if (board[r][c] == 'O' && !seen[r][c]) {
                    seen[r][c] = true;
                    stack.push(new int[] {r, c});
                }
            }
        }
        return true;
    }
}

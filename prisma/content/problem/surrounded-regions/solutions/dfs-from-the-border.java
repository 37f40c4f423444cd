import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private final Deque<int[]> stack = new ArrayDeque<>();

    public void solve(char[][] board) {
        int rows = board.length;
        int columns = board[0].length;
        for (int r = 0; r < rows; r++) {
            save(board, r, 0);
            save(board, r, columns - 1);
        }
        for (int c = 0; c < columns; c++) {
            save(board, 0, c);
            save(board, rows - 1, c);
        }
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            save(board, cell[0] - 1, cell[1]);
            save(board, cell[0] + 1, cell[1]);
            save(board, cell[0], cell[1] - 1);
            save(board, cell[0], cell[1] + 1);
        }
        for (char[] row : board) {
            for (int c = 0; c < columns; c++) {
                row[c] = row[c] == 'S' ? 'O' : 'X';
            }
        }
    }

    private void save(char[][] board, int r, int c) {
        boolean inside = r >= 0 && r < board.length && c >= 0 && c < board[0].length;
        if (inside && board[r][c] == 'O') {
            board[r][c] = 'S';
            stack.push(new int[] {r, c});
        }
    }
}

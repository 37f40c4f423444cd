// Wrong Answer: searches from the first row and column only, not from the last ones
class Solution {
    public void solve(char[][] board) {
        for (int r = 0; r < board.length; r++) {
            save(board, r, 0);
        }
        for (int c = 0; c < board[0].length; c++) {
            save(board, 0, c);
        }
        for (char[] row : board) {
            for (int c = 0; c < row.length; c++) {
                row[c] = row[c] == 'S' ? 'O' : 'X';
            }
        }
    }

    private void save(char[][] board, int r, int c) {
        if (r < 0 || r >= board.length || c < 0 || c >= board[0].length
                || board[r][c] != 'O') {
            return;
        }
        board[r][c] = 'S';
        save(board, r - 1, c);
        save(board, r + 1, c);
        save(board, r, c - 1);
        save(board, r, c + 1);
    }
}

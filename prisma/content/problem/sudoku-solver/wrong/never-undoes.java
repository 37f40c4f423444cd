// Wrong Answer: greedy: takes the first digit that is allowed and never undoes it
class Solution {
    public void solveSudoku(char[][] board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                for (char digit = '1'; digit <= '9' && board[r][c] == '.'; digit++) {
                    if (isAllowed(board, r, c, digit)) board[r][c] = digit;
                }
            }
        }
    }

    private boolean isAllowed(char[][] board, int r, int c, char digit) {
        for (int i = 0; i < 9; i++) {
            if (board[r][i] == digit || board[i][c] == digit) return false;
            if (board[r - r % 3 + i / 3][c - c % 3 + i % 3] == digit) return false;
        }
        return true;
    }
}

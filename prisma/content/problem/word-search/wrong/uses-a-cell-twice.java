// Wrong Answer: does not mark the path, so a cell can be used twice
class Solution {
    public boolean exist(char[][] board, String word) {
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board[0].length; column++) {
                if (readsFrom(board, word, row, column, 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean readsFrom(char[][] board, String word, int row, int column, int k) {
        if (row < 0 || row == board.length || column < 0 || column == board[0].length) {
            return false;
        }
        if (board[row][column] != word.charAt(k)) {
            return false;
        }
        if (k == word.length() - 1) {
            return true;
        }
        return readsFrom(board, word, row - 1, column, k + 1)
                || readsFrom(board, word, row + 1, column, k + 1)
                || readsFrom(board, word, row, column - 1, k + 1)
                || readsFrom(board, word, row, column + 1, k + 1);
    }
}

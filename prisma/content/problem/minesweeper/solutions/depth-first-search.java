class Solution {
    public char[][] updateBoard(char[][] board, int[] click) {
        if (board[click[0]][click[1]] == 'M') {
            board[click[0]][click[1]] = 'X';
        } else {
            reveal(board, click[0], click[1]);
        }
        return board;
    }

    private void reveal(char[][] board, int row, int column) {
        if (at(board, row, column) != 'E') return;
        int mines = 0;
        for (int r = row - 1; r <= row + 1; r++) {
            for (int c = column - 1; c <= column + 1; c++) {
                if (at(board, r, c) == 'M') mines++;
            }
        }
        if (mines > 0) {
            board[row][column] = (char) ('0' + mines);
            return;
        }
        board[row][column] = 'B';
        for (int r = row - 1; r <= row + 1; r++) {
            for (int c = column - 1; c <= column + 1; c++) {
                reveal(board, r, c);
            }
        }
    }

    private char at(char[][] board, int row, int column) {
        boolean isInside = row >= 0 && row < board.length && column >= 0
            && column < board[0].length;
        return isInside ? board[row][column] : ' ';
    }
}

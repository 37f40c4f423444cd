// Wrong Answer: reveals the clicked square, but not the squares around a blank one
class Solution {
    public char[][] updateBoard(char[][] board, int[] click) {
        int row = click[0];
        int column = click[1];
        if (board[row][column] == 'M') {
            board[row][column] = 'X';
            return board;
        }
        int mines = 0;
        for (int r = Math.max(row - 1, 0); r <= Math.min(row + 1, board.length - 1); r++) {
            for (int c = Math.max(column - 1, 0); c <= Math.min(column + 1, board[0].length - 1); c++) {
                if (board[r][c] == 'M') mines++;
            }
        }
        board[row][column] = mines > 0 ? (char) ('0' + mines) : 'B';
        return board;
    }
}

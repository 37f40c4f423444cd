class Solution {
    public void gameOfLife(int[][] board) {
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board[r].length; c++) {
                int live = liveNeighbours(board, r, c);
                if (live == 3 || (live == 2 && board[r][c] == 1)) {
                    board[r][c] |= 2;
                }
            }
        }
        for (int[] row : board) {
            for (int c = 0; c < row.length; c++) {
                row[c] >>= 1;
            }
        }
    }

    private int liveNeighbours(int[][] board, int r, int c) {
        int live = -(board[r][c] & 1);
        int lastRow = Math.min(r + 1, board.length - 1);
        int lastColumn = Math.min(c + 1, board[r].length - 1);
        for (int nr = Math.max(r - 1, 0); nr <= lastRow; nr++) {
            for (int nc = Math.max(c - 1, 0); nc <= lastColumn; nc++) {
                live += board[nr][nc] & 1;
            }
        }
        return live;
    }
}

class Solution {
    public void gameOfLife(int[][] board) {
        int[][] old = new int[board.length][];
        for (int r = 0; r < board.length; r++) {
            old[r] = board[r].clone();
        }
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board[r].length; c++) {
                int live = liveNeighbours(old, r, c);
                boolean lives = live == 3 || (live == 2 && old[r][c] == 1);
                board[r][c] = lives ? 1 : 0;
            }
        }
    }

    private int liveNeighbours(int[][] board, int r, int c) {
        int live = -board[r][c];
        int lastRow = Math.min(r + 1, board.length - 1);
        int lastColumn = Math.min(c + 1, board[r].length - 1);
        for (int nr = Math.max(r - 1, 0); nr <= lastRow; nr++) {
            for (int nc = Math.max(c - 1, 0); nc <= lastColumn; nc++) {
                live += board[nr][nc];
            }
        }
        return live;
    }
}

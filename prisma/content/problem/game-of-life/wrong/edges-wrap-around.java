// Wrong Answer: treats the board as a torus, so the border has neighbours on the other side
class Solution {
    public void gameOfLife(int[][] board) {
        int rows = board.length;
        int columns = board[0].length;
        int[][] old = new int[rows][];
        for (int r = 0; r < rows; r++) old[r] = board[r].clone();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                int live = -old[r][c];
                for (int dr = -1; dr <= 1; dr++) {
                    for (int dc = -1; dc <= 1; dc++) {
                        live += old[(r + dr + rows) % rows][(c + dc + columns) % columns];
                    }
                }
                board[r][c] = live == 3 || live == 2 && old[r][c] == 1 ? 1 : 0;
            }
        }
    }
}

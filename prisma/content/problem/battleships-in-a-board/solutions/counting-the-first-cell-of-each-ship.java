class Solution {
    public int countBattleships(char[][] board) {
        int ships = 0;
        for (int i = 0; i < board.length; i++) {
            for (int j = 0; j < board[i].length; j++) {
                boolean hasUpper = i > 0 && board[i - 1][j] == 'X';
                boolean hasLeft = j > 0 && board[i][j - 1] == 'X';
                if (board[i][j] == 'X' && !hasUpper && !hasLeft) {
                    ships++;
                }
            }
        }
        return ships;
    }
}

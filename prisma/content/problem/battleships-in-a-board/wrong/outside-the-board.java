// Runtime Error: reads the cell above the first row
class Solution {
    public int countBattleships(char[][] board) {
        int ships = 0;
        for (int i = 0; i < board.length; i++) {
            for (int j = 0; j < board[i].length; j++) {
                if (board[i][j] == 'X' && board[i - 1][j] != 'X' && board[i][j - 1] != 'X') {
                    ships++;
                }
            }
        }
        return ships;
    }
}

class Solution {
    public String tictactoe(int[][] moves) {
        char[][] board = new char[3][3];
        for (int i = 0; i < moves.length; i++) {
            board[moves[i][0]][moves[i][1]] = i % 2 == 0 ? 'A' : 'B';
        }
        for (char player : new char[] {'A', 'B'}) {
            if (hasWon(board, player)) {
                return String.valueOf(player);
            }
        }
        return moves.length == 9 ? "Draw" : "Pending";
    }

    private boolean hasWon(char[][] board, char player) {
        boolean diagonal = true;
        boolean antidiagonal = true;
        for (int i = 0; i < 3; i++) {
            boolean row = true;
            boolean column = true;
            for (int j = 0; j < 3; j++) {
                row = row && board[i][j] == player;
                column = column && board[j][i] == player;
            }
            if (row || column) {
                return true;
            }
            diagonal = diagonal && board[i][i] == player;
            antidiagonal = antidiagonal && board[i][2 - i] == player;
        }
        return diagonal || antidiagonal;
    }
}

class Solution {
    public String tictactoe(int[][] moves) {
        int[] rows = new int[3];
        int[] columns = new int[3];
        int diagonal = 0;
        int antidiagonal = 0;
        for (int i = 0; i < moves.length; i++) {
            int row = moves[i][0];
            int column = moves[i][1];
            int value = i % 2 == 0 ? 1 : -1;
            rows[row] += value;
            columns[column] += value;
            if (row == column) {
                diagonal += value;
            }
            if (row + column == 2) {
                antidiagonal += value;
            }
            int full = 3 * value;
            if (rows[row] == full || columns[column] == full
                    || diagonal == full || antidiagonal == full) {
                return value == 1 ? "A" : "B";
            }
        }
        return moves.length == 9 ? "Draw" : "Pending";
    }
}

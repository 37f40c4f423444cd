class Solution {
    public boolean isValidSudoku(char[][] board) {
        int[] rows = new int[9];
        int[] columns = new int[9];
        int[] boxes = new int[9];
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                if (board[row][column] == '.') {
                    continue;
                }
                int bit = 1 << (board[row][column] - '1');
                int box = row / 3 * 3 + column / 3;
                if (((rows[row] | columns[column] | boxes[box]) & bit) != 0) {
                    return false;
                }
                rows[row] |= bit;
                columns[column] |= bit;
                boxes[box] |= bit;
            }
        }
        return true;
    }
}

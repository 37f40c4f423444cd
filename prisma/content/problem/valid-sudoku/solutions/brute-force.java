import java.util.ArrayList;
import java.util.List;

class Solution {
    private record Cell(int row, int column) {
        boolean sharesWith(Cell other) {
            boolean inBox = row / 3 == other.row / 3 && column / 3 == other.column / 3;
            return row == other.row || column == other.column || inBox;
        }
    }

    public boolean isValidSudoku(char[][] board) {
        List<Cell> filled = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                if (board[row][column] == '.') {
                    continue;
                }
                Cell cell = new Cell(row, column);
                for (Cell other : filled) {
                    char digit = board[other.row()][other.column()];
                    if (digit == board[row][column] && cell.sharesWith(other)) {
                        return false;
                    }
                }
                filled.add(cell);
            }
        }
        return true;
    }
}

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class Solution {
    public char[][] updateBoard(char[][] board, int[] click) {
        if (board[click[0]][click[1]] == 'M') {
            board[click[0]][click[1]] = 'X';
            return board;
        }
        Deque<int[]> queue = new ArrayDeque<>();
        queue.add(click);
        board[click[0]][click[1]] = 'B';
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            List<int[]> around = cellsAround(board, cell[0], cell[1]);
            int mines = 0;
            for (int[] other : around) {
                if (board[other[0]][other[1]] == 'M') mines++;
            }
            if (mines > 0) {
                board[cell[0]][cell[1]] = (char) ('0' + mines);
                continue;
            }
            for (int[] other : around) {
                if (board[other[0]][other[1]] == 'E') {
                    board[other[0]][other[1]] = 'B';
                    queue.add(other);
                }
            }
        }
        return board;
    }

    private List<int[]> cellsAround(char[][] board, int row, int column) {
        List<int[]> cells = new ArrayList<>();
        int lastRow = Math.min(row + 1, board.length - 1);
        int lastColumn = Math.min(column + 1, board[0].length - 1);
        for (int r = Math.max(row - 1, 0); r <= lastRow; r++) {
            for (int c = Math.max(column - 1, 0); c <= lastColumn; c++) {
                cells.add(new int[] {r, c});
            }
        }
        return cells;
    }
}

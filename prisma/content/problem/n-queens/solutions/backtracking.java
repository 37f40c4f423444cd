import java.util.ArrayList;
import java.util.List;

class Solution {
    private List<List<String>> boards;
    private final List<String> board = new ArrayList<>();
    private boolean[] columns;
    private boolean[] sums;
    private boolean[] differences;

    public List<List<String>> solveNQueens(int n) {
        boards = new ArrayList<>();
        columns = new boolean[n];
        sums = new boolean[2 * n];
        differences = new boolean[2 * n];
        place(n);
        return boards;
    }

    private void place(int n) {
        int row = board.size();
        if (row == n) {
            boards.add(new ArrayList<>(board));
            return;
        }
        for (int c = 0; c < n; c++) {
            if (!columns[c] && !sums[row + c] && !differences[row - c + n]) {
                mark(n, row, c, true);
                board.add(".".repeat(c) + "Q" + ".".repeat(n - 1 - c));
                place(n);
                board.remove(row);
                mark(n, row, c, false);
            }
        }
    }

    private void mark(int n, int row, int column, boolean taken) {
        columns[column] = taken;
        sums[row + column] = taken;
        differences[row - column + n] = taken;
    }
}

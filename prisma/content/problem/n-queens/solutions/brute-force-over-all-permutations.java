import java.util.ArrayList;
import java.util.List;

class Solution {
    private List<List<String>> boards;

    public List<List<String>> solveNQueens(int n) {
        boards = new ArrayList<>();
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) {
            columns[row] = row;
        }
        permute(columns, 0);
        return boards;
    }

    private void permute(int[] columns, int row) {
        if (row == columns.length) {
            if (isPeaceful(columns)) {
                boards.add(draw(columns));
            }
            return;
        }
        for (int other = row; other < columns.length; other++) {
            swap(columns, row, other);
            permute(columns, row + 1);
            swap(columns, row, other);
        }
    }

    private static void swap(int[] columns, int first, int second) {
        int column = columns[first];
        columns[first] = columns[second];
        columns[second] = column;
    }

    private static boolean isPeaceful(int[] columns) {
        int n = columns.length;
        boolean[] sums = new boolean[2 * n];
        boolean[] differences = new boolean[2 * n];
        for (int row = 0; row < n; row++) {
            int sum = row + columns[row];
            int difference = row - columns[row] + n;
            if (sums[sum] || differences[difference]) {
                return false;
            }
            sums[sum] = true;
            differences[difference] = true;
        }
        return true;
    }

    private static List<String> draw(int[] columns) {
        List<String> board = new ArrayList<>();
        for (int column : columns) {
            int right = columns.length - 1 - column;
            board.add(".".repeat(column) + "Q" + ".".repeat(right));
        }
        return board;
    }
}

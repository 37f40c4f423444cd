class Solution {
    public int totalNQueens(int n) {
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) columns[row] = row;
        return count(columns, 0);
    }

    private int count(int[] columns, int row) {
        if (row == columns.length) return isSafe(columns) ? 1 : 0;
        int total = 0;
        for (int other = row; other < columns.length; other++) {
            swap(columns, row, other);
            total += count(columns, row + 1);
            swap(columns, row, other);
        }
        return total;
    }

    private boolean isSafe(int[] columns) {
        int n = columns.length;
        boolean[] sums = new boolean[2 * n];
        boolean[] differences = new boolean[2 * n];
        for (int row = 0; row < n; row++) {
            int sum = row + columns[row];
            int difference = row - columns[row] + n;
            if (sums[sum] || differences[difference]) return false;
            sums[sum] = true;
            differences[difference] = true;
        }
        return true;
    }

    private void swap(int[] columns, int a, int b) {
        int column = columns[a];
        columns[a] = columns[b];
        columns[b] = column;
    }
}

// Wrong Answer: does not remove the marks of the diagonals after the recursion
class Solution {
    private boolean[] columns;
    private boolean[] sums;
    private boolean[] differences;

    public int totalNQueens(int n) {
        columns = new boolean[n];
        sums = new boolean[2 * n];
        differences = new boolean[2 * n];
        return count(0, n);
    }

    private int count(int row, int n) {
        if (row == n) return 1;
        int total = 0;
        for (int column = 0; column < n; column++) {
            int difference = row - column + n;
            boolean isDiagonal = sums[row + column] || differences[difference];
            if (columns[column] || isDiagonal) continue;
            columns[column] = sums[row + column] = differences[difference] = true;
            total += count(row + 1, n);
            columns[column] = false;
        }
        return total;
    }
}

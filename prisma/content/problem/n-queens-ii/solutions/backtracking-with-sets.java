import java.util.HashSet;
import java.util.Set;

class Solution {
    private final Set<Integer> columns = new HashSet<>();
    private final Set<Integer> sums = new HashSet<>();
    private final Set<Integer> differences = new HashSet<>();

    public int totalNQueens(int n) {
        return count(0, n);
    }

    private int count(int row, int n) {
        if (row == n) return 1;
        int total = 0;
        for (int column = 0; column < n; column++) {
            int sum = row + column;
            int difference = row - column;
            if (columns.contains(column) || sums.contains(sum)
                    || differences.contains(difference)) {
                continue;
            }
            columns.add(column);
            sums.add(sum);
            differences.add(difference);
            total += count(row + 1, n);
            columns.remove(column);
            sums.remove(sum);
            differences.remove(difference);
        }
        return total;
    }
}

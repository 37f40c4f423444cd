import java.util.ArrayList;
import java.util.List;

class Solution {
    private int[][] memo;

    public List<List<Integer>> generate(int numRows) {
        memo = new int[numRows][numRows];
        List<List<Integer>> triangle = new ArrayList<>();
        for (int r = 0; r < numRows; r++) {
            List<Integer> row = new ArrayList<>();
            for (int c = 0; c <= r; c++) row.add(value(r, c));
            triangle.add(row);
        }
        return triangle;
    }

    private int value(int r, int c) {
        if (c == 0 || c == r) return 1;
        if (memo[r][c] == 0) memo[r][c] = value(r - 1, c - 1) + value(r - 1, c);
        return memo[r][c];
    }
}

import java.util.Arrays;

class Solution {
    private String s;
    private int[][] memo;

    public int minInsertions(String s) {
        this.s = s;
        memo = new int[s.length()][s.length()];
        for (int[] row : memo) {
            Arrays.fill(row, -1);
        }
        return steps(0, s.length() - 1);
    }

    private int steps(int i, int j) {
        if (i >= j) {
            return 0;
        }
        if (memo[i][j] == -1) {
            memo[i][j] = s.charAt(i) == s.charAt(j)
                    ? steps(i + 1, j - 1)
                    : 1 + Math.min(steps(i + 1, j), steps(i, j - 1));
        }
        return memo[i][j];
    }
}

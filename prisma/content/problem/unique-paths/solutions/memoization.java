class Solution {
    public int uniquePaths(int m, int n) {
        return paths(m - 1, n - 1, new int[m][n]);
    }

    private int paths(int i, int j, int[][] memo) {
        if (i == 0 || j == 0) {
            return 1;
        }
        if (memo[i][j] == 0) {
            memo[i][j] = paths(i - 1, j, memo) + paths(i, j - 1, memo);
        }
        return memo[i][j];
    }
}

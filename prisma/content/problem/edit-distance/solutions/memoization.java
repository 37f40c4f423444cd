class Solution {
    public int minDistance(String word1, String word2) {
        int m = word1.length();
        int n = word2.length();
        return distance(word1, m, word2, n, new Integer[m + 1][n + 1]);
    }

    private int distance(String one, int i, String other, int j, Integer[][] memo) {
        if (i == 0 || j == 0) {
            return i + j;
        }
        if (memo[i][j] == null) {
            int replaced = distance(one, i - 1, other, j - 1, memo);
            if (one.charAt(i - 1) == other.charAt(j - 1)) {
                memo[i][j] = replaced;
            } else {
                int deleted = distance(one, i - 1, other, j, memo);
                int inserted = distance(one, i, other, j - 1, memo);
                memo[i][j] = 1 + Math.min(replaced, Math.min(deleted, inserted));
            }
        }
        return memo[i][j];
    }
}

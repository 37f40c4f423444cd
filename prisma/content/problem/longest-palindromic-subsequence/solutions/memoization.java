class Solution {
    public int longestPalindromeSubseq(String s) {
        int n = s.length();
        return longest(s, 0, n - 1, new int[n][n]);
    }

    private int longest(String s, int i, int j, int[][] memo) {
        if (i >= j) {
            return i == j ? 1 : 0;
        }
        if (memo[i][j] == 0) {
            if (s.charAt(i) == s.charAt(j)) {
                memo[i][j] = longest(s, i + 1, j - 1, memo) + 2;
            } else {
                int withoutFirst = longest(s, i + 1, j, memo);
                memo[i][j] = Math.max(withoutFirst, longest(s, i, j - 1, memo));
            }
        }
        return memo[i][j];
    }
}

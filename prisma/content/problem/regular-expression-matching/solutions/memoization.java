class Solution {
    public boolean isMatch(String s, String p) {
        Boolean[][] memo = new Boolean[s.length() + 1][p.length() + 1];
        return fits(s, p, 0, 0, memo);
    }

    private boolean fits(String s, String p, int i, int j, Boolean[][] memo) {
        if (j == p.length()) return i == s.length();
        if (memo[i][j] == null) {
            boolean firstFits =
                i < s.length() && (p.charAt(j) == s.charAt(i) || p.charAt(j) == '.');
            if (j + 1 < p.length() && p.charAt(j + 1) == '*') {
                memo[i][j] = fits(s, p, i, j + 2, memo)
                    || firstFits && fits(s, p, i + 1, j, memo);
            } else {
                memo[i][j] = firstFits && fits(s, p, i + 1, j + 1, memo);
            }
        }
        return memo[i][j];
    }
}

class Solution {
    private String s;
    private String p;
    private Boolean[][] memo;

    public boolean isMatch(String s, String p) {
        this.s = s;
        this.p = p;
        memo = new Boolean[s.length() + 1][p.length() + 1];
        return match(0, 0);
    }

    private boolean match(int i, int j) {
        if (j == p.length()) return i == s.length();
        if (memo[i][j] != null) return memo[i][j];
        boolean result = false;
        if (p.charAt(j) == '*') {
            result = match(i, j + 1) || (i < s.length() && match(i + 1, j));
        } else if (i < s.length()) {
            boolean isEqual = p.charAt(j) == '?' || p.charAt(j) == s.charAt(i);
            result = isEqual && match(i + 1, j + 1);
        }
        memo[i][j] = result;
        return result;
    }
}

// Wrong Answer: requires a starred element to occur at least once
class Solution {
    public boolean isMatch(String s, String p) {
        int m = s.length();
        int n = p.length();
        boolean[][] fits = new boolean[m + 1][n + 1];
        fits[m][n] = true;
        for (int i = m - 1; i >= 0; i--) {
            for (int j = n - 1; j >= 0; j--) {
                boolean firstFits = p.charAt(j) == s.charAt(i) || p.charAt(j) == '.';
                if (j + 1 < n && p.charAt(j + 1) == '*') {
                    fits[i][j] = firstFits && (fits[i + 1][j + 2] || fits[i + 1][j]);
                } else {
                    fits[i][j] = firstFits && fits[i + 1][j + 1];
                }
            }
        }
        return fits[0][0];
    }
}

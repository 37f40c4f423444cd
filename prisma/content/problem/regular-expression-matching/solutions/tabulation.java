class Solution {
    public boolean isMatch(String s, String p) {
        int m = s.length();
        int n = p.length();
        boolean[][] fits = new boolean[m + 1][n + 1];
        fits[m][n] = true;
        for (int i = m; i >= 0; i--) {
            for (int j = n - 1; j >= 0; j--) {
                boolean firstFits =
                    i < m && (p.charAt(j) == s.charAt(i) || p.charAt(j) == '.');
                if (j + 1 < n && p.charAt(j + 1) == '*') {
                    fits[i][j] = fits[i][j + 2] || firstFits && fits[i + 1][j];
                } else {
                    fits[i][j] = firstFits && fits[i + 1][j + 1];
                }
            }
        }
        return fits[0][0];
    }
}

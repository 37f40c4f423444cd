class Solution {
    public boolean isInterleave(String s1, String s2, String s3) {
        int m = s1.length();
        int n = s2.length();
        if (m + n != s3.length()) {
            return false;
        }
        boolean[][] fits = new boolean[m + 1][n + 1];
        fits[0][0] = true;
        for (int i = 0; i <= m; i++) {
            for (int j = 0; j <= n; j++) {
                if (i + j == 0) {
                    continue;
                }
                char letter = s3.charAt(i + j - 1);
                boolean byFirst = i > 0 && s1.charAt(i - 1) == letter;
                boolean bySecond = j > 0 && s2.charAt(j - 1) == letter;
                fits[i][j] = byFirst && fits[i - 1][j] || bySecond && fits[i][j - 1];
            }
        }
        return fits[m][n];
    }
}

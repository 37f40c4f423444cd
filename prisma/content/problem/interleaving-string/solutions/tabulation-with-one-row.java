class Solution {
    public boolean isInterleave(String s1, String s2, String s3) {
        int m = s1.length();
        int n = s2.length();
        if (m + n != s3.length()) {
            return false;
        }
        boolean[] fits = new boolean[n + 1];
        fits[0] = true;
        for (int j = 1; j <= n; j++) {
            fits[j] = fits[j - 1] && s2.charAt(j - 1) == s3.charAt(j - 1);
        }
        for (int i = 1; i <= m; i++) {
            fits[0] &= s1.charAt(i - 1) == s3.charAt(i - 1);
            for (int j = 1; j <= n; j++) {
                char letter = s3.charAt(i + j - 1);
                boolean fromFirst = fits[j] && s1.charAt(i - 1) == letter;
                fits[j] = fromFirst || fits[j - 1] && s2.charAt(j - 1) == letter;
            }
        }
        return fits[n];
    }
}

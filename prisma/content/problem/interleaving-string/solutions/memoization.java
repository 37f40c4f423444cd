class Solution {
    public boolean isInterleave(String s1, String s2, String s3) {
        if (s1.length() + s2.length() != s3.length()) {
            return false;
        }
        boolean[][] failed = new boolean[s1.length() + 1][s2.length() + 1];
        return fits(s1, 0, s2, 0, s3, failed);
    }

    private boolean fits(
            String s1, int i, String s2, int j, String s3, boolean[][] failed) {
        if (i + j == s3.length()) {
            return true;
        }
        if (failed[i][j]) {
            return false;
        }
        char letter = s3.charAt(i + j);
        if (i < s1.length() && s1.charAt(i) == letter
                && fits(s1, i + 1, s2, j, s3, failed)) {
            return true;
        }
        if (j < s2.length() && s2.charAt(j) == letter
                && fits(s1, i, s2, j + 1, s3, failed)) {
            return true;
        }
        failed[i][j] = true;
        return false;
    }
}

class Solution {
    public int countSubstrings(String s) {
        int n = s.length();
        boolean[][] isPalindrome = new boolean[n][n];
        int count = 0;
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i; j < n; j++) {
                boolean isInner = j - i < 3 || isPalindrome[i + 1][j - 1];
                if (s.charAt(i) == s.charAt(j) && isInner) {
                    isPalindrome[i][j] = true;
                    count++;
                }
            }
        }
        return count;
    }
}

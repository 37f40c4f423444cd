class Solution {
    public String longestPalindrome(String s) {
        int n = s.length();
        boolean[][] isPalindrome = new boolean[n][n];
        int bestStart = 0;
        int bestLength = 1;
        for (int start = n - 1; start >= 0; start--) {
            for (int end = start; end < n; end++) {
                boolean isInner = end - start < 2 || isPalindrome[start + 1][end - 1];
                isPalindrome[start][end] = isInner && s.charAt(start) == s.charAt(end);
                if (isPalindrome[start][end] && end - start + 1 > bestLength) {
                    bestStart = start;
                    bestLength = end - start + 1;
                }
            }
        }
        return s.substring(bestStart, bestStart + bestLength);
    }
}

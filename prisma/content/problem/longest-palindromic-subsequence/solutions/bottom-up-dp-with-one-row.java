class Solution {
    public int longestPalindromeSubseq(String s) {
        int n = s.length();
        int[] dp = new int[n];
        for (int i = n - 1; i >= 0; i--) {
            dp[i] = 1;
            int diagonal = 0;
            for (int j = i + 1; j < n; j++) {
                int below = dp[j];
                if (s.charAt(i) == s.charAt(j)) {
                    dp[j] = diagonal + 2;
                } else {
                    dp[j] = Math.max(below, dp[j - 1]);
                }
                diagonal = below;
            }
        }
        return dp[n - 1];
    }
}

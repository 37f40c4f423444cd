class Solution {
    public int minInsertions(String s) {
        int n = s.length();
        int[] dp = new int[n];
        for (int i = n - 2; i >= 0; i--) {
            int diagonal = 0;
            for (int j = i + 1; j < n; j++) {
                int below = dp[j];
                dp[j] = s.charAt(i) == s.charAt(j)
                        ? diagonal
                        : 1 + Math.min(below, dp[j - 1]);
                diagonal = below;
            }
        }
        return dp[n - 1];
    }
}

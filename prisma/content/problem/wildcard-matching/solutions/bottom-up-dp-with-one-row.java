class Solution {
    public boolean isMatch(String s, String p) {
        int n = p.length();
        boolean[] dp = new boolean[n + 1];
        dp[0] = true;
        for (int j = 1; j <= n; j++) {
            dp[j] = dp[j - 1] && p.charAt(j - 1) == '*';
        }
        for (char letter : s.toCharArray()) {
            boolean diagonal = dp[0];
            dp[0] = false;
            for (int j = 1; j <= n; j++) {
                boolean above = dp[j];
                char c = p.charAt(j - 1);
                boolean isEqual = c == '?' || c == letter;
                dp[j] = c == '*' ? dp[j - 1] || above : diagonal && isEqual;
                diagonal = above;
            }
        }
        return dp[n];
    }
}

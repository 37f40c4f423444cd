// Wrong Answer: does not attach the valid substring that ends just before the matching parenthesis
class Solution {
    public int longestValidParentheses(String s) {
        int[] dp = new int[s.length()];
        int longest = 0;
        for (int i = 1; i < s.length(); i++) {
            if (s.charAt(i) == '(') continue;
            int j = i - 1 - dp[i - 1];
            if (j < 0 || s.charAt(j) == ')') continue;
            dp[i] = dp[i - 1] + 2;
            longest = Math.max(longest, dp[i]);
        }
        return longest;
    }
}

class Solution {
    public int longestValidParentheses(String s) {
        String reversed = new StringBuilder(s).reverse().toString();
        return Math.max(longestIn(s, '('), longestIn(reversed, ')'));
    }

    private int longestIn(String s, char opening) {
        int longest = 0;
        int open = 0;
        int close = 0;
        for (char c : s.toCharArray()) {
            if (c == opening) {
                open++;
            } else {
                close++;
            }
            if (close > open) {
                open = 0;
                close = 0;
            } else if (open == close) {
                longest = Math.max(longest, 2 * close);
            }
        }
        return longest;
    }
}

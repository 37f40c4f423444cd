class Solution {
    public int longestValidParentheses(String s) {
        int longest = 0;
        for (int start = 0; start < s.length(); start++) {
            int open = 0;
            for (int end = start; end < s.length(); end++) {
                open += s.charAt(end) == '(' ? 1 : -1;
                if (open < 0) break;
                if (open == 0) longest = Math.max(longest, end - start + 1);
            }
        }
        return longest;
    }
}

class Solution {
    public int longestPalindromeSubseq(String s) {
        return longest(s, 0, s.length() - 1);
    }

    private int longest(String s, int i, int j) {
        if (i >= j) {
            return i == j ? 1 : 0;
        }
        if (s.charAt(i) == s.charAt(j)) {
            return longest(s, i + 1, j - 1) + 2;
        }
        return Math.max(longest(s, i + 1, j), longest(s, i, j - 1));
    }
}

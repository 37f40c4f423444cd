class Solution {
    public boolean isMatch(String s, String p) {
        return match(s, p, 0, 0);
    }

    private boolean match(String s, String p, int i, int j) {
        if (j == p.length()) return i == s.length();
        if (p.charAt(j) == '*') {
            return match(s, p, i, j + 1) || (i < s.length() && match(s, p, i + 1, j));
        }
        if (i == s.length()) return false;
        if (p.charAt(j) != '?' && p.charAt(j) != s.charAt(i)) return false;
        return match(s, p, i + 1, j + 1);
    }
}

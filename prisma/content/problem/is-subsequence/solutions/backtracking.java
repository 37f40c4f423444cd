class Solution {
    public boolean isSubsequence(String s, String t) {
        return match(s, 0, t, 0);
    }

    private boolean match(String s, int i, String t, int j) {
        if (i == s.length()) return true;
        if (j == t.length()) return false;
        if (s.charAt(i) == t.charAt(j) && match(s, i + 1, t, j + 1)) return true;
        return match(s, i, t, j + 1);
    }
}

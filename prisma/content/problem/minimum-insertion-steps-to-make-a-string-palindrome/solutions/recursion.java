class Solution {
    public int minInsertions(String s) {
        return steps(s, 0, s.length() - 1);
    }

    private int steps(String s, int i, int j) {
        if (i >= j) {
            return 0;
        }
        if (s.charAt(i) == s.charAt(j)) {
            return steps(s, i + 1, j - 1);
        }
        return 1 + Math.min(steps(s, i + 1, j), steps(s, i, j - 1));
    }
}

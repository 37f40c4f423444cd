class Solution {
    public int numDistinct(String s, String t) {
        return ways(s, s.length(), t, t.length());
    }

    private int ways(String s, int i, String t, int j) {
        if (j == 0) {
            return 1;
        }
        if (i < j) {
            return 0;
        }
        int kept = s.charAt(i - 1) == t.charAt(j - 1) ? ways(s, i - 1, t, j - 1) : 0;
        return ways(s, i - 1, t, j) + kept;
    }
}

class Solution {
    public int numDistinct(String s, String t) {
        Integer[][] memo = new Integer[s.length() + 1][t.length() + 1];
        return ways(s, s.length(), t, t.length(), memo);
    }

    private int ways(String s, int i, String t, int j, Integer[][] memo) {
        if (j == 0) {
            return 1;
        }
        if (i < j) {
            return 0;
        }
        if (memo[i][j] == null) {
            int count = ways(s, i - 1, t, j, memo);
            if (s.charAt(i - 1) == t.charAt(j - 1)) {
                count += ways(s, i - 1, t, j - 1, memo);
            }
            memo[i][j] = count;
        }
        return memo[i][j];
    }
}

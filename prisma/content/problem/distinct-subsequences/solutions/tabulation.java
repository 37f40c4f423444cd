class Solution {
    public int numDistinct(String s, String t) {
        int m = s.length();
        int n = t.length();
        int[][] ways = new int[m + 1][n + 1];
        ways[0][0] = 1;
        for (int i = 1; i <= m; i++) {
            ways[i][0] = 1;
            for (int j = 1; j <= n; j++) {
                ways[i][j] = ways[i - 1][j];
                if (s.charAt(i - 1) == t.charAt(j - 1)) {
                    ways[i][j] += ways[i - 1][j - 1];
                }
            }
        }
        return ways[m][n];
    }
}

class Solution {
    public int minDistance(String word1, String word2) {
        int m = word1.length();
        int n = word2.length();
        int[][] table = new int[m + 1][n + 1];
        for (int i = 0; i <= m; i++) {
            for (int j = 0; j <= n; j++) {
                if (i == 0 || j == 0) {
                    table[i][j] = i + j;
                } else if (word1.charAt(i - 1) == word2.charAt(j - 1)) {
                    table[i][j] = table[i - 1][j - 1];
                } else {
                    int beside = Math.min(table[i - 1][j], table[i][j - 1]);
                    table[i][j] = 1 + Math.min(table[i - 1][j - 1], beside);
                }
            }
        }
        return table[m][n];
    }
}

class Solution {
    private int n;
    private int[] memo;
    private boolean[][] isPalindrome;

    public int minCut(String s) {
        n = s.length();
        memo = new int[n];
        isPalindrome = new boolean[n][n];
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i; j < n; j++) {
                boolean inner = j - i < 2 || isPalindrome[i + 1][j - 1];
                isPalindrome[i][j] = s.charAt(i) == s.charAt(j) && inner;
            }
        }
        return cuts(0);
    }

    private int cuts(int i) {
        if (isPalindrome[i][n - 1]) return 0;
        if (memo[i] == 0) {
            int best = n - 1 - i;
            for (int j = i; j < n - 1; j++) {
                if (isPalindrome[i][j]) {
                    best = Math.min(best, 1 + cuts(j + 1));
                }
            }
            memo[i] = best;
        }
        return memo[i];
    }
}

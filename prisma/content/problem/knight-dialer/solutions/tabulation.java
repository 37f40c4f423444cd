class Solution {
    private static final int MOD = 1_000_000_007;
    private static final int[][] MOVES = {
        {4, 6}, {6, 8}, {7, 9}, {4, 8}, {0, 3, 9}, {}, {0, 1, 7}, {2, 6}, {1, 3}, {2, 4}
    };

    public int knightDialer(int n) {
        long[][] dp = new long[n + 1][10];
        for (int digit = 0; digit < 10; digit++) {
            dp[1][digit] = 1;
        }
        for (int k = 2; k <= n; k++) {
            for (int digit = 0; digit < 10; digit++) {
                for (int other : MOVES[digit]) {
                    dp[k][digit] += dp[k - 1][other];
                }
                dp[k][digit] %= MOD;
            }
        }
        long total = 0;
        for (long count : dp[n]) {
            total += count;
        }
        return (int) (total % MOD);
    }
}

class Solution {
    private static final int MOD = 1_000_000_007;
    private static final int[][] MOVES = {
        {4, 6}, {6, 8}, {7, 9}, {4, 8}, {0, 3, 9}, {}, {0, 1, 7}, {2, 6}, {1, 3}, {2, 4}
    };

    public int knightDialer(int n) {
        long[] counts = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
        for (int step = 1; step < n; step++) {
            long[] next = new long[10];
            for (int digit = 0; digit < 10; digit++) {
                for (int other : MOVES[digit]) {
                    next[digit] += counts[other];
                }
                next[digit] %= MOD;
            }
            counts = next;
        }
        long total = 0;
        for (long count : counts) {
            total += count;
        }
        return (int) (total % MOD);
    }
}

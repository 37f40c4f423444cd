import java.util.Arrays;

class Solution {
    private static final int MOD = 1_000_000_007;
    private static final int[][] MOVES = {
        {4, 6}, {6, 8}, {7, 9}, {4, 8}, {0, 3, 9}, {}, {0, 1, 7}, {2, 6}, {1, 3}, {2, 4}
    };

    private long[][] memo;

    public int knightDialer(int n) {
        memo = new long[10][n];
        for (long[] row : memo) {
            Arrays.fill(row, -1);
        }
        long total = 0;
        for (int digit = 0; digit < 10; digit++) {
            total += count(digit, n - 1);
        }
        return (int) (total % MOD);
    }

    private long count(int digit, int left) {
        if (left == 0) return 1;
        if (memo[digit][left] >= 0) return memo[digit][left];
        long total = 0;
        for (int next : MOVES[digit]) {
            total += count(next, left - 1);
        }
        memo[digit][left] = total % MOD;
        return memo[digit][left];
    }
}

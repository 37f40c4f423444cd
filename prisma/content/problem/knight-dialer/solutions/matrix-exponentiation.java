class Solution {
    private static final int MOD = 1_000_000_007;
    private static final int[][] MOVES = {
        {4, 6}, {6, 8}, {7, 9}, {4, 8}, {0, 3, 9}, {}, {0, 1, 7}, {2, 6}, {1, 3}, {2, 4}
    };

    public int knightDialer(int n) {
        long[][] result = new long[10][10];
        long[][] base = new long[10][10];
        for (int i = 0; i < 10; i++) {
            result[i][i] = 1;
            for (int j : MOVES[i]) {
                base[i][j] = 1;
            }
        }
        for (int exponent = n - 1; exponent > 0; exponent /= 2) {
            if (exponent % 2 == 1) {
                result = product(result, base);
            }
            base = product(base, base);
        }
        long total = 0;
        for (long[] row : result) {
            for (long count : row) {
                total += count;
            }
        }
        return (int) (total % MOD);
    }

    private long[][] product(long[][] a, long[][] b) {
        long[][] c = new long[10][10];
        for (int i = 0; i < 10; i++) {
            for (int k = 0; k < 10; k++) {
                for (int j = 0; j < 10; j++) {
                    c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % MOD;
                }
            }
        }
        return c;
    }
}

// Wrong Answer: adds up to ten counts in an int, which overflows before the remainder is taken
class Solution {
    private static final int MOD = 1_000_000_007;
    private static final int[][] MOVES = {
        {4, 6}, {6, 8}, {7, 9}, {4, 8}, {0, 3, 9}, {}, {0, 1, 7}, {2, 6}, {1, 3}, {2, 4}
    };

    public int knightDialer(int n) {
        int[] counts = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
        for (int step = 1; step < n; step++) {
            int[] next = new int[10];
            for (int digit = 0; digit < 10; digit++) {
                for (int other : MOVES[digit]) next[digit] += counts[other];
                next[digit] %= MOD;
            }
            counts = next;
        }
        int total = 0;
        for (int count : counts) total += count;
        return total % MOD;
    }
}

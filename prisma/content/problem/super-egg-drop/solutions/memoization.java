class Solution {
    private int[][] memo;

    public int superEggDrop(int k, int n) {
        memo = new int[k + 1][n + 1];
        return moves(k, n);
    }

    private int moves(int eggs, int floors) {
        if (eggs == 1 || floors == 0) {
            return floors;
        }
        if (memo[eggs][floors] == 0) {
            int fewest = floors;
            for (int x = 1; x <= floors; x++) {
                int worse = Math.max(moves(eggs - 1, x - 1), moves(eggs, floors - x));
                fewest = Math.min(fewest, 1 + worse);
            }
            memo[eggs][floors] = fewest;
        }
        return memo[eggs][floors];
    }
}

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
            int low = 1;
            int high = floors;
            while (low < high) {
                int x = (low + high) / 2;
                if (moves(eggs - 1, x - 1) < moves(eggs, floors - x)) {
                    low = x + 1;
                } else {
                    high = x;
                }
            }
            int fewest = worstFrom(low, eggs, floors);
            if (low > 1) {
                fewest = Math.min(fewest, worstFrom(low - 1, eggs, floors));
            }
            memo[eggs][floors] = 1 + fewest;
        }
        return memo[eggs][floors];
    }

    private int worstFrom(int x, int eggs, int floors) {
        return Math.max(moves(eggs - 1, x - 1), moves(eggs, floors - x));
    }
}

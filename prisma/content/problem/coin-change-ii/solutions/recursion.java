class Solution {
    public int change(int amount, int[] coins) {
        return ways(coins, 0, amount);
    }

    private int ways(int[] coins, int i, int rest) {
        if (rest == 0) {
            return 1;
        }
        if (i == coins.length || rest < 0) {
            return 0;
        }
        return ways(coins, i, rest - coins[i]) + ways(coins, i + 1, rest);
    }
}

class Solution {
    public int change(int amount, int[] coins) {
        int[] ways = new int[amount + 1];
        ways[0] = 1;
        for (int coin : coins) {
            for (int t = coin; t <= amount; t++) {
                ways[t] += ways[t - coin];
            }
        }
        return ways[amount];
    }
}

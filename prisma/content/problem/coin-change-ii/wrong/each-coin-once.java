// Wrong Answer: iterates the amounts downward, so each coin is used at most once
class Solution {
    public int change(int amount, int[] coins) {
        int[] ways = new int[amount + 1];
        ways[0] = 1;
        for (int coin : coins) {
            for (int t = amount; t >= coin; t--) {
                ways[t] += ways[t - coin];
            }
        }
        return ways[amount];
    }
}

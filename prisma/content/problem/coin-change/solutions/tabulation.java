import java.util.Arrays;

class Solution {
    public int coinChange(int[] coins, int amount) {
        int impossible = amount + 1;
        int[] fewest = new int[amount + 1];
        Arrays.fill(fewest, impossible);
        fewest[0] = 0;
        for (int coin : coins) {
            for (int total = coin; total <= amount; total++) {
                fewest[total] = Math.min(fewest[total], fewest[total - coin] + 1);
            }
        }
        return fewest[amount] < impossible ? fewest[amount] : -1;
    }
}

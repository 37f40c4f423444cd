// Wrong Answer: adds 1 to the largest int where an amount cannot be paid, and gets the smallest
import java.util.*;

class Solution {
    public int coinChange(int[] coins, int amount) {
        int[] fewest = new int[amount + 1];
        Arrays.fill(fewest, Integer.MAX_VALUE);
        fewest[0] = 0;
        for (int coin : coins) {
            for (int total = coin; total <= amount; total++) {
                fewest[total] = Math.min(fewest[total], fewest[total - coin] + 1);
            }
        }
        return fewest[amount] == Integer.MAX_VALUE ? -1 : fewest[amount];
    }
}

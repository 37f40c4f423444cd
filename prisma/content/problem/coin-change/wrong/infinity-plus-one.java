// Wrong Answer: adds 1 to Integer.MAX_VALUE for an amount that cannot be made, which overflows
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

// Runtime Error: adds a coin of nearly 2^31 to an amount, which overflows to a negative index
import java.util.*;

class Solution {
    public int coinChange(int[] coins, int amount) {
        int[] fewest = new int[amount + 1];
        Arrays.fill(fewest, amount + 1);
        fewest[0] = 0;
        for (int total = 0; total < amount; total++) {
            for (int coin : coins) {
                int next = total + coin;
                if (next <= amount) {
                    fewest[next] = Math.min(fewest[next], fewest[total] + 1);
                }
            }
        }
        return fewest[amount] > amount ? -1 : fewest[amount];
    }
}

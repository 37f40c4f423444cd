import java.util.Arrays;

class Solution {
    public int maxProfit(int k, int[] prices) {
        int[] hold = new int[k + 1];
        Arrays.fill(hold, -prices[0]);
        int[] cash = new int[k + 1];
        for (int price : prices) {
            for (int t = 1; t <= k; t++) {
                hold[t] = Math.max(hold[t], cash[t - 1] - price);
                cash[t] = Math.max(cash[t], hold[t] + price);
            }
        }
        return cash[k];
    }
}

// Wrong Answer: the balance with a share starts at 0, as if the first share were free
class Solution {
    public int maxProfit(int k, int[] prices) {
        int[] hold = new int[k + 1];
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

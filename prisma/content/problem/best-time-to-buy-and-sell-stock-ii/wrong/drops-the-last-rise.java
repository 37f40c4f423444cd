// Wrong Answer: sells only when the price falls, so a rise up to the last day is never sold
class Solution {
    public int maxProfit(int[] prices) {
        int profit = 0;
        int bought = prices[0];
        for (int i = 1; i < prices.length; i++) {
            if (prices[i] < prices[i - 1]) {
                profit += prices[i - 1] - bought;
                bought = prices[i];
            }
        }
        return profit;
    }
}

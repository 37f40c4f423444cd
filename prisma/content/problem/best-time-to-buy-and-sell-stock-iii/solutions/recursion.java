class Solution {
    public int maxProfit(int[] prices) {
        return best(prices, 0, false, 2);
    }

    private int best(int[] prices, int i, boolean own, int left) {
        if (i == prices.length) return 0;
        int profit = best(prices, i + 1, own, left);
        if (own) {
            profit = Math.max(profit, prices[i] + best(prices, i + 1, false, left));
        } else if (left > 0) {
            profit = Math.max(profit, best(prices, i + 1, true, left - 1) - prices[i]);
        }
        return profit;
    }
}

class Solution {
    public int maxProfit(int[] prices) {
        return best(prices, 0, false);
    }

    private int best(int[] prices, int day, boolean hasShare) {
        if (day >= prices.length) {
            return 0;
        }
        int wait = best(prices, day + 1, hasShare);
        if (hasShare) {
            return Math.max(wait, best(prices, day + 2, false) + prices[day]);
        }
        return Math.max(wait, best(prices, day + 1, true) - prices[day]);
    }
}

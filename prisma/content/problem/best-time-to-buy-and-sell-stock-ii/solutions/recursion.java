class Solution {
    public int maxProfit(int[] prices) {
        return best(prices, 0, false);
    }

    private int best(int[] prices, int i, boolean owns) {
        if (i == prices.length) return 0;
        int wait = best(prices, i + 1, owns);
        int cash = owns ? prices[i] : -prices[i];
        return Math.max(wait, cash + best(prices, i + 1, !owns));
    }
}

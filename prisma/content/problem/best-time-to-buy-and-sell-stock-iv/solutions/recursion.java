class Solution {
    public int maxProfit(int k, int[] prices) {
        return best(prices, 0, k, false);
    }

    private int best(int[] prices, int i, int left, boolean holding) {
        if (i == prices.length || (left == 0 && !holding)) {
            return 0;
        }
        int wait = best(prices, i + 1, left, holding);
        int act = holding
                ? best(prices, i + 1, left, false) + prices[i]
                : best(prices, i + 1, left - 1, true) - prices[i];
        return Math.max(wait, act);
    }
}

class Solution {
    private Integer[][] memo;

    public int maxProfit(int[] prices) {
        memo = new Integer[prices.length][2];
        return best(prices, 0, false);
    }

    private int best(int[] prices, int i, boolean owns) {
        if (i == prices.length) return 0;
        int state = owns ? 1 : 0;
        if (memo[i][state] == null) {
            int wait = best(prices, i + 1, owns);
            int cash = owns ? prices[i] : -prices[i];
            memo[i][state] = Math.max(wait, cash + best(prices, i + 1, !owns));
        }
        return memo[i][state];
    }
}

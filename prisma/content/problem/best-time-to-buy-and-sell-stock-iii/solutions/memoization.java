class Solution {
    private int[] prices;
    private Integer[][][] memo;

    public int maxProfit(int[] prices) {
        this.prices = prices;
        memo = new Integer[prices.length][2][3];
        return best(0, 0, 2);
    }

    private int best(int i, int own, int left) {
        if (i == prices.length) return 0;
        if (memo[i][own][left] != null) return memo[i][own][left];
        int profit = best(i + 1, own, left);
        if (own == 1) {
            profit = Math.max(profit, prices[i] + best(i + 1, 0, left));
        } else if (left > 0) {
            profit = Math.max(profit, best(i + 1, 1, left - 1) - prices[i]);
        }
        memo[i][own][left] = profit;
        return profit;
    }
}

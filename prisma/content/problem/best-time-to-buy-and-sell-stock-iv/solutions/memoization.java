class Solution {
    private int[] prices;
    private Integer[][][] memo;

    public int maxProfit(int k, int[] prices) {
        this.prices = prices;
        memo = new Integer[prices.length][k + 1][2];
        return best(0, k, 0);
    }

    private int best(int i, int left, int held) {
        if (i == prices.length || (left == 0 && held == 0)) {
            return 0;
        }
        if (memo[i][left][held] == null) {
            int wait = best(i + 1, left, held);
            int act = held == 1
                    ? best(i + 1, left, 0) + prices[i]
                    : best(i + 1, left - 1, 1) - prices[i];
            memo[i][left][held] = Math.max(wait, act);
        }
        return memo[i][left][held];
    }
}

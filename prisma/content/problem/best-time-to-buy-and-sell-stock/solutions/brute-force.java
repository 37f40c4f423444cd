class Solution {
    public int maxProfit(int[] prices) {
        int best = 0;
        for (int bought = 0; bought < prices.length; bought++) {
            for (int sold = bought + 1; sold < prices.length; sold++) {
                best = Math.max(best, prices[sold] - prices[bought]);
            }
        }
        return best;
    }
}

class Solution {
    public int maxProfit(int[] prices) {
        int[] highestFrom = prices.clone();
        int best = 0;
        for (int day = prices.length - 2; day >= 0; day--) {
            highestFrom[day] = Math.max(prices[day], highestFrom[day + 1]);
        }
        for (int day = 0; day < prices.length; day++) {
            best = Math.max(best, highestFrom[day] - prices[day]);
        }
        return best;
    }
}

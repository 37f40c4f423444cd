// Wrong Answer: returns a loss when prices only fall, instead of not trading
class Solution {
    public int maxProfit(int[] prices) {
        if (prices.length < 2) {
            return 0;
        }
        int cheapest = prices[0];
        int best = prices[1] - prices[0];
        for (int day = 1; day < prices.length; day++) {
            best = Math.max(best, prices[day] - cheapest);
            cheapest = Math.min(cheapest, prices[day]);
        }
        return best;
    }
}

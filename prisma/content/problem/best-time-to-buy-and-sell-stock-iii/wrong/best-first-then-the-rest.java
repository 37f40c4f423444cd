// Wrong Answer: takes the best single transaction and then only what is left before and after it
class Solution {
    public int maxProfit(int[] prices) {
        int[] best = bestOf(prices, 0, prices.length - 1);
        if (best[0] == 0) return 0;
        int before = bestOf(prices, 0, best[1] - 1)[0];
        int after = bestOf(prices, best[2] + 1, prices.length - 1)[0];
        return best[0] + Math.max(before, after);
    }

    /** The profit of the best transaction within the range, its first and its last day. */
    private int[] bestOf(int[] prices, int from, int to) {
        int[] best = {0, 0, 0};
        int lowest = from;
        for (int i = from; i <= to; i++) {
            if (prices[i] < prices[lowest]) lowest = i;
            if (prices[i] - prices[lowest] > best[0]) {
                best = new int[] {prices[i] - prices[lowest], lowest, i};
            }
        }
        return best;
    }
}

class Solution {
    public int maxProfit(int[] prices) {
        int n = prices.length;
        int[] best = new int[n + 2];
        for (int i = n - 1; i >= 0; i--) {
            best[i] = best[i + 1];
            for (int j = i + 1; j < n; j++) {
                best[i] = Math.max(best[i], prices[j] - prices[i] + best[j + 2]);
            }
        }
        return best[0];
    }
}

class Solution {
    public int maxProfit(int[] prices) {
        int n = prices.length;
        int[] first = new int[n];
        int lowest = prices[0];
        for (int i = 1; i < n; i++) {
            lowest = Math.min(lowest, prices[i]);
            first[i] = Math.max(first[i - 1], prices[i] - lowest);
        }
        int[] second = new int[n];
        int highest = prices[n - 1];
        for (int i = n - 2; i >= 0; i--) {
            highest = Math.max(highest, prices[i]);
            second[i] = Math.max(second[i + 1], highest - prices[i]);
        }
        int best = 0;
        for (int i = 0; i < n; i++) {
            best = Math.max(best, first[i] + second[i]);
        }
        return best;
    }
}

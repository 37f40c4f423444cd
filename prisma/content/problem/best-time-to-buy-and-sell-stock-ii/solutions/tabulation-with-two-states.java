class Solution {
    public int maxProfit(int[] prices) {
        int free = 0;
        int owning = -prices[0];
        for (int i = 1; i < prices.length; i++) {
            free = Math.max(free, owning + prices[i]);
            owning = Math.max(owning, free - prices[i]);
        }
        return free;
    }
}

class Solution {
    public int maxProfit(int[] prices) {
        int owning = -prices[0];
        int sold = 0;
        int free = 0;
        for (int i = 1; i < prices.length; i++) {
            int soldToday = owning + prices[i];
            owning = Math.max(owning, free - prices[i]);
            free = Math.max(free, sold);
            sold = soldToday;
        }
        return Math.max(sold, free);
    }
}

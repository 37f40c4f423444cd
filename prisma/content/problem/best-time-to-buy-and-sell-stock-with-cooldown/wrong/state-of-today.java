// Wrong Answer: reaches the free state through a sale on the same day, so there is no cooldown
class Solution {
    public int maxProfit(int[] prices) {
        int owning = -prices[0];
        int sold = 0;
        int free = 0;
        for (int i = 1; i < prices.length; i++) {
            sold = owning + prices[i];
            free = Math.max(free, sold);
            owning = Math.max(owning, free - prices[i]);
        }
        return Math.max(sold, free);
    }
}

class Solution {
    public int maxProfit(int[] prices) {
        int bought1 = -prices[0];
        int sold1 = 0;
        int bought2 = -prices[0];
        int sold2 = 0;
        for (int price : prices) {
            bought1 = Math.max(bought1, -price);
            sold1 = Math.max(sold1, bought1 + price);
            bought2 = Math.max(bought2, sold1 - price);
            sold2 = Math.max(sold2, bought2 + price);
        }
        return sold2;
    }
}

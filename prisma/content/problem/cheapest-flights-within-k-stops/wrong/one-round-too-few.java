// Wrong Answer: runs only k rounds, but k stops allow k + 1 flights
class Solution {
    public int findCheapestPrice(int n, int[][] flights, int src, int dst, int k) {
        int never = 1_000_000_000;
        int[] prices = new int[n];
        Arrays.fill(prices, never);
        prices[src] = 0;
        for (int round = 0; round < k; round++) {
            int[] lower = prices.clone();
            for (int[] flight : flights) {
                int price = prices[flight[0]] + flight[2];
                lower[flight[1]] = Math.min(lower[flight[1]], price);
            }
            prices = lower;
        }
        return prices[dst] >= never ? -1 : prices[dst];
    }
}

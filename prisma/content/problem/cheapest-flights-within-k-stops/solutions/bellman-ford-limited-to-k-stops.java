import java.util.Arrays;

class Solution {
    private static final int NEVER = 1_000_000_000;

    public int findCheapestPrice(int n, int[][] flights, int src, int dst, int k) {
        int[] prices = new int[n];
        Arrays.fill(prices, NEVER);
        prices[src] = 0;
        for (int round = 0; round <= k; round++) {
            int[] lower = prices.clone();
            for (int[] flight : flights) {
                int price = prices[flight[0]] + flight[2];
                lower[flight[1]] = Math.min(lower[flight[1]], price);
            }
            if (Arrays.equals(lower, prices)) {
                break;
            }
            prices = lower;
        }
        return prices[dst] == NEVER ? -1 : prices[dst];
    }
}

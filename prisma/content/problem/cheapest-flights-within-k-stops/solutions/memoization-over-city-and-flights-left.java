import java.util.ArrayList;
import java.util.List;

class Solution {
    private static final int NEVER = 1_000_000_000;

    private List<List<int[]>> leaving;
    private Integer[][] memo;

    public int findCheapestPrice(int n, int[][] flights, int src, int dst, int k) {
        leaving = new ArrayList<>();
        for (int city = 0; city < n; city++) {
            leaving.add(new ArrayList<>());
        }
        for (int[] flight : flights) {
            leaving.get(flight[0]).add(flight);
        }
        memo = new Integer[n][k + 2];
        int best = cheapest(src, dst, k + 1);
        return best >= NEVER ? -1 : best;
    }

    private int cheapest(int city, int dst, int left) {
        if (city == dst) {
            return 0;
        }
        if (left == 0) {
            return NEVER;
        }
        if (memo[city][left] == null) {
            int best = NEVER;
            for (int[] flight : leaving.get(city)) {
                best = Math.min(best, flight[2] + cheapest(flight[1], dst, left - 1));
            }
            memo[city][left] = best;
        }
        return memo[city][left];
    }
}

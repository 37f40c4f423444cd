import java.util.ArrayList;
import java.util.List;

class Solution {
    private static final int NEVER = 1_000_000_000;

    private final List<List<int[]>> leaving = new ArrayList<>();
    private boolean[] visited;

    public int findCheapestPrice(int n, int[][] flights, int src, int dst, int k) {
        visited = new boolean[n];
        leaving.clear();
        for (int city = 0; city < n; city++) {
            leaving.add(new ArrayList<>());
        }
        for (int[] flight : flights) {
            leaving.get(flight[0]).add(flight);
        }
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
        visited[city] = true;
        int best = NEVER;
        for (int[] flight : leaving.get(city)) {
            if (!visited[flight[1]]) {
                best = Math.min(best, flight[2] + cheapest(flight[1], dst, left - 1));
            }
        }
        visited[city] = false;
        return best;
    }
}

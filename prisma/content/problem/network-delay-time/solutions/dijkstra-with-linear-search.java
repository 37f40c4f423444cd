import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    private static final int NEVER = 1_000_000_000;

    public int networkDelayTime(int[][] times, int n, int k) {
        List<List<int[]>> connections = new ArrayList<>();
        for (int node = 0; node <= n; node++) {
            connections.add(new ArrayList<>());
        }
        for (int[] time : times) {
            connections.get(time[0]).add(time);
        }
        int[] arrival = new int[n + 1];
        Arrays.fill(arrival, NEVER);
        arrival[k] = 0;
        boolean[] settled = new boolean[n + 1];
        int last = 0;
        for (int round = 0; round < n; round++) {
            int nearest = 0;
            for (int node = 1; node <= n; node++) {
                if (!settled[node] && arrival[node] < arrival[nearest]) {
                    nearest = node;
                }
            }
            if (nearest == 0) {
                return -1;
            }
            settled[nearest] = true;
            last = arrival[nearest];
            for (int[] time : connections.get(nearest)) {
                arrival[time[1]] = Math.min(arrival[time[1]], last + time[2]);
            }
        }
        return last;
    }
}

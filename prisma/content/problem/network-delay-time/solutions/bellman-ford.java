import java.util.Arrays;

class Solution {
    private static final int NEVER = 1_000_000_000;

    public int networkDelayTime(int[][] times, int n, int k) {
        int[] arrival = new int[n + 1];
        Arrays.fill(arrival, NEVER);
        arrival[k] = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int[] time : times) {
                int better = arrival[time[0]] + time[2];
                if (better < arrival[time[1]]) {
                    arrival[time[1]] = better;
                    changed = true;
                }
            }
        }
        int last = 0;
        for (int node = 1; node <= n; node++) {
            last = Math.max(last, arrival[node]);
        }
        return last == NEVER ? -1 : last;
    }
}

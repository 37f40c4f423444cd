import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

class Solution {
    public int networkDelayTime(int[][] times, int n, int k) {
        List<List<int[]>> connections = new ArrayList<>();
        for (int node = 0; node <= n; node++) {
            connections.add(new ArrayList<>());
        }
        for (int[] time : times) {
            connections.get(time[0]).add(time);
        }
        boolean[] settled = new boolean[n + 1];
        int count = 0;
        Comparator<int[]> byTime = Comparator.comparingInt(entry -> entry[0]);
        PriorityQueue<int[]> heap = new PriorityQueue<>(byTime);
        heap.add(new int[] {0, k});
        while (!heap.isEmpty()) {
            int[] entry = heap.remove();
            int arrival = entry[0];
            int node = entry[1];
            if (settled[node]) {
                continue;
            }
            settled[node] = true;
            count++;
            if (count == n) {
                return arrival;
            }
            for (int[] time : connections.get(node)) {
                heap.add(new int[] {arrival + time[2], time[1]});
            }
        }
        return -1;
    }
}

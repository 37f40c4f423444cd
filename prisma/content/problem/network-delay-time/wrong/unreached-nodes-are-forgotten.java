// Wrong Answer: ignores nodes that were never reached
class Solution {
    public int networkDelayTime(int[][] times, int n, int k) {
        Map<Integer, Integer> arrival = new HashMap<>();
        arrival.put(k, 0);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int[] time : times) {
                if (!arrival.containsKey(time[0])) {
                    continue;
                }
                int better = arrival.get(time[0]) + time[2];
                if (better < arrival.getOrDefault(time[1], Integer.MAX_VALUE)) {
                    arrival.put(time[1], better);
                    changed = true;
                }
            }
        }
        return Collections.max(arrival.values());
    }
}

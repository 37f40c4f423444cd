import java.util.Arrays;

class Solution {
    private record Job(int start, int end, int profit) {}

    public int jobScheduling(int[] startTime, int[] endTime, int[] profit) {
        int n = profit.length;
        Job[] jobs = new Job[n];
        for (int i = 0; i < n; i++) {
            jobs[i] = new Job(startTime[i], endTime[i], profit[i]);
        }
        Arrays.sort(jobs, (a, b) -> Integer.compare(a.start(), b.start()));
        int[] best = new int[n + 1];
        for (int i = n - 1; i >= 0; i--) {
            int next = firstFrom(jobs[i].end(), jobs);
            best[i] = Math.max(best[i + 1], jobs[i].profit() + best[next]);
        }
        return best[0];
    }

    private int firstFrom(int time, Job[] jobs) {
        int low = 0;
        int high = jobs.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (jobs[middle].start() < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}

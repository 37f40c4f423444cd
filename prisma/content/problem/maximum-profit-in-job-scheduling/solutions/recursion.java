import java.util.Arrays;

class Solution {
    private record Job(int start, int end, int profit) {}

    public int jobScheduling(int[] startTime, int[] endTime, int[] profit) {
        Job[] jobs = new Job[profit.length];
        for (int i = 0; i < jobs.length; i++) {
            jobs[i] = new Job(startTime[i], endTime[i], profit[i]);
        }
        Arrays.sort(jobs, (a, b) -> Integer.compare(a.start(), b.start()));
        return best(jobs, 0);
    }

    private int best(Job[] jobs, int i) {
        if (i == jobs.length) return 0;
        int next = i + 1;
        while (next < jobs.length && jobs[next].start() < jobs[i].end()) {
            next++;
        }
        return Math.max(best(jobs, i + 1), jobs[i].profit() + best(jobs, next));
    }
}

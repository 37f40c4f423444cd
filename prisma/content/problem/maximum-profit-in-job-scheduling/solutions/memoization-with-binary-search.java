import java.util.Arrays;

class Solution {
    private record Job(int start, int end, int profit) {}

    private Job[] jobs;
    private int[] memo;

    public int jobScheduling(int[] startTime, int[] endTime, int[] profit) {
        jobs = new Job[profit.length];
        for (int i = 0; i < jobs.length; i++) {
            jobs[i] = new Job(startTime[i], endTime[i], profit[i]);
        }
        Arrays.sort(jobs, (a, b) -> Integer.compare(a.start(), b.start()));
        memo = new int[jobs.length];
        return best(0);
    }

    private int best(int i) {
        if (i == jobs.length) return 0;
        if (memo[i] == 0) {
            int done = jobs[i].profit() + best(firstFrom(jobs[i].end()));
            memo[i] = Math.max(best(i + 1), done);
        }
        return memo[i];
    }

    private int firstFrom(int time) {
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

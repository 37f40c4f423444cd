import java.util.Arrays;
import java.util.Comparator;

class Solution {
    public int eraseOverlapIntervals(int[][] intervals) {
        Arrays.sort(intervals, Comparator.comparingInt(interval -> interval[0]));
        int[] lengths = new int[intervals.length];
        int longest = 0;
        for (int i = 0; i < intervals.length; i++) {
            lengths[i] = 1;
            for (int j = 0; j < i; j++) {
                if (intervals[j][1] <= intervals[i][0]) {
                    lengths[i] = Math.max(lengths[i], lengths[j] + 1);
                }
            }
            longest = Math.max(longest, lengths[i]);
        }
        return intervals.length - longest;
    }
}

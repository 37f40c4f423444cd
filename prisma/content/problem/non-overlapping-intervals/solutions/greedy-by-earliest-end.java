import java.util.Arrays;
import java.util.Comparator;

class Solution {
    public int eraseOverlapIntervals(int[][] intervals) {
        Arrays.sort(intervals, Comparator.comparingInt(interval -> interval[1]));
        int removed = 0;
        int last = Integer.MIN_VALUE;
        for (int[] interval : intervals) {
            if (interval[0] >= last) {
                last = interval[1];
            } else {
                removed++;
            }
        }
        return removed;
    }
}

// Wrong Answer: also removes an interval that only touches the previous one
class Solution {
    public int eraseOverlapIntervals(int[][] intervals) {
        Arrays.sort(intervals, (a, b) -> Integer.compare(a[1], b[1]));
        int removed = 0;
        int last = Integer.MIN_VALUE;
        for (int[] interval : intervals) {
            if (interval[0] > last) {
                last = interval[1];
            } else {
                removed++;
            }
        }
        return removed;
    }
}

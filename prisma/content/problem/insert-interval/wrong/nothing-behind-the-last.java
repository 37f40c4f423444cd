// Wrong Answer: adds the new interval only before a later one, so it is lost when it comes last
class Solution {
    public int[][] insert(int[][] intervals, int[] newInterval) {
        List<int[]> merged = new ArrayList<>();
        int start = newInterval[0];
        int end = newInterval[1];
        boolean added = false;
        for (int[] interval : intervals) {
            if (interval[1] < start) {
                merged.add(interval);
            } else if (interval[0] > end) {
                if (!added) {
                    merged.add(new int[] {start, end});
                    added = true;
                }
                merged.add(interval);
            } else {
                start = Math.min(start, interval[0]);
                end = Math.max(end, interval[1]);
            }
        }
        return merged.toArray(new int[0][]);
    }
}

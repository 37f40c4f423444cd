import java.util.Arrays;

class Solution {
    public int minMeetingRooms(int[][] intervals) {
        int[] starts = new int[intervals.length];
        int[] ends = new int[intervals.length];
        for (int i = 0; i < intervals.length; i++) {
            starts[i] = intervals[i][0];
            ends[i] = intervals[i][1];
        }
        Arrays.sort(starts);
        Arrays.sort(ends);
        int rooms = 0;
        int freed = 0;
        for (int start : starts) {
            if (ends[freed] <= start) {
                freed++;
            } else {
                rooms++;
            }
        }
        return rooms;
    }
}

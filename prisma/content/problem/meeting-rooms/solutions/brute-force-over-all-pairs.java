class Solution {
    public boolean canAttendMeetings(int[][] intervals) {
        for (int i = 0; i < intervals.length; i++) {
            for (int j = 0; j < i; j++) {
                int[] first = intervals[i];
                int[] second = intervals[j];
                if (first[0] < second[1] && second[0] < first[1]) {
                    return false;
                }
            }
        }
        return true;
    }
}

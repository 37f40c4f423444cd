// Wrong Answer: compares neighbours in an array that is not sorted
class Solution {
    public boolean canAttendMeetings(int[][] intervals) {
        for (int i = 1; i < intervals.length; i++) {
            int[] first = intervals[i - 1];
            int[] second = intervals[i];
            if (first[0] < second[1] && second[0] < first[1]) {
                return false;
            }
        }
        return true;
    }
}

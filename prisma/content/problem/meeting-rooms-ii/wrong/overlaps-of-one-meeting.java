// Wrong Answer: counts what overlaps one meeting, but those meetings need not overlap each other
class Solution {
    public int minMeetingRooms(int[][] intervals) {
        int rooms = 0;
        for (int[] meeting : intervals) {
            int overlapping = 0;
            for (int[] other : intervals) {
                if (other[0] < meeting[1] && meeting[0] < other[1]) {
                    overlapping++;
                }
            }
            rooms = Math.max(rooms, overlapping);
        }
        return rooms;
    }
}

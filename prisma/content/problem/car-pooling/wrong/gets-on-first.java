// Wrong Answer: at the same kilometer, passengers get on before others get off
import java.util.ArrayList;
import java.util.List;

class Solution {
    public boolean carPooling(int[][] trips, int capacity) {
        List<int[]> events = new ArrayList<>();
        for (int[] trip : trips) {
            events.add(new int[] {trip[1], trip[0]});
            events.add(new int[] {trip[2], -trip[0]});
        }
        events.sort((a, b) -> a[0] != b[0] ? a[0] - b[0] : b[1] - a[1]);
        int passengers = 0;
        for (int[] event : events) {
            passengers += event[1];
            if (passengers > capacity) {
                return false;
            }
        }
        return true;
    }
}

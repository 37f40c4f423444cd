import java.util.Arrays;
import java.util.List;

class Solution {
    public int findMinDifference(List<String> timePoints) {
        int n = timePoints.size();
        int[] minutes = new int[n];
        for (int i = 0; i < n; i++) {
            String[] parts = timePoints.get(i).split(":");
            minutes[i] = 60 * Integer.parseInt(parts[0]) + Integer.parseInt(parts[1]);
        }
        Arrays.sort(minutes);
        int smallest = minutes[0] + 1440 - minutes[n - 1];
        for (int i = 1; i < n; i++) {
            smallest = Math.min(smallest, minutes[i] - minutes[i - 1]);
        }
        return smallest;
    }
}

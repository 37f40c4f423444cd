import java.util.List;

class Solution {
    public int findMinDifference(List<String> timePoints) {
        int n = timePoints.size();
        int[] minutes = new int[n];
        for (int i = 0; i < n; i++) {
            String[] parts = timePoints.get(i).split(":");
            minutes[i] = 60 * Integer.parseInt(parts[0]) + Integer.parseInt(parts[1]);
        }
        int smallest = 1440;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                int difference = Math.abs(minutes[i] - minutes[j]);
                smallest = Math.min(smallest, Math.min(difference, 1440 - difference));
            }
        }
        return smallest;
    }
}

import java.util.List;

class Solution {
    public int findMinDifference(List<String> timePoints) {
        if (timePoints.size() > 1440) {
            return 0;
        }
        boolean[] isMarked = new boolean[1440];
        for (String time : timePoints) {
            String[] parts = time.split(":");
            int minute = 60 * Integer.parseInt(parts[0]) + Integer.parseInt(parts[1]);
            if (isMarked[minute]) {
                return 0;
            }
            isMarked[minute] = true;
        }

        int first = -1;
        int previous = -1;
        int smallest = 1440;
        for (int minute = 0; minute < 1440; minute++) {
            if (!isMarked[minute]) {
                continue;
            }
            if (first < 0) {
                first = minute;
            } else {
                smallest = Math.min(smallest, minute - previous);
            }
            previous = minute;
        }
        return Math.min(smallest, first + 1440 - previous);
    }
}

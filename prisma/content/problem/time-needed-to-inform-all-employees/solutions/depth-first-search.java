import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<List<Integer>> subordinates = new ArrayList<>();

    public int numOfMinutes(int n, int headID, int[] manager, int[] informTime) {
        for (int i = 0; i < n; i++) {
            subordinates.add(new ArrayList<>());
        }
        for (int i = 0; i < n; i++) {
            if (manager[i] != -1) {
                subordinates.get(manager[i]).add(i);
            }
        }
        return minutesBelow(headID, informTime);
    }

    private int minutesBelow(int employee, int[] informTime) {
        int longest = 0;
        for (int other : subordinates.get(employee)) {
            longest = Math.max(longest, minutesBelow(other, informTime));
        }
        return informTime[employee] + longest;
    }
}

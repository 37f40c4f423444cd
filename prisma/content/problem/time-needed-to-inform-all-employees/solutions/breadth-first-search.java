import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

class Solution {
    public int numOfMinutes(int n, int headID, int[] manager, int[] informTime) {
        List<List<Integer>> subordinates = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            subordinates.add(new ArrayList<>());
        }
        for (int i = 0; i < n; i++) {
            if (manager[i] != -1) {
                subordinates.get(manager[i]).add(i);
            }
        }
        int[] minutes = new int[n];
        int latest = 0;
        Queue<Integer> queue = new ArrayDeque<>(List.of(headID));
        while (!queue.isEmpty()) {
            int employee = queue.remove();
            latest = Math.max(latest, minutes[employee]);
            for (int other : subordinates.get(employee)) {
                minutes[other] = minutes[employee] + informTime[employee];
                queue.add(other);
            }
        }
        return latest;
    }
}

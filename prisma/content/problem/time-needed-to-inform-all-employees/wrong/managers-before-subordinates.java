// Wrong Answer: assumes that a manager has a smaller id than the subordinates
class Solution {
    public int numOfMinutes(int n, int headID, int[] manager, int[] informTime) {
        int[] minutes = new int[n];
        int latest = 0;
        for (int i = 0; i < n; i++) {
            if (i != headID) {
                minutes[i] = minutes[manager[i]] + informTime[manager[i]];
                latest = Math.max(latest, minutes[i]);
            }
        }
        return latest;
    }
}

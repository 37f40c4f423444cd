class Solution {
    public int numOfMinutes(int n, int headID, int[] manager, int[] informTime) {
        int latest = 0;
        for (int i = 0; i < n; i++) {
            int minutes = 0;
            for (int boss = manager[i]; boss != -1; boss = manager[boss]) {
                minutes += informTime[boss];
            }
            latest = Math.max(latest, minutes);
        }
        return latest;
    }
}

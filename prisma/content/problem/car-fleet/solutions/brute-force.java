class Solution {
    public int carFleet(int target, int[] position, int[] speed) {
        int n = position.length;
        double[] times = new double[n];
        for (int i = 0; i < n; i++) {
            times[i] = (double) (target - position[i]) / speed[i];
        }
        int fleets = 0;
        for (int i = 0; i < n; i++) {
            boolean isLeader = true;
            for (int j = 0; j < n && isLeader; j++) {
                isLeader = position[j] <= position[i] || times[j] < times[i];
            }
            fleets += isLeader ? 1 : 0;
        }
        return fleets;
    }
}

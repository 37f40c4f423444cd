class Solution {
    public boolean carPooling(int[][] trips, int capacity) {
        int[] change = new int[1001];
        for (int[] trip : trips) {
            change[trip[1]] += trip[0];
            change[trip[2]] -= trip[0];
        }
        int passengers = 0;
        for (int difference : change) {
            passengers += difference;
            if (passengers > capacity) {
                return false;
            }
        }
        return true;
    }
}

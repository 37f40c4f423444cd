class Solution {
    public boolean carPooling(int[][] trips, int capacity) {
        for (int[] trip : trips) {
            int point = trip[1];
            int passengers = 0;
            for (int[] other : trips) {
                if (other[1] <= point && point < other[2]) {
                    passengers += other[0];
                }
            }
            if (passengers > capacity) {
                return false;
            }
        }
        return true;
    }
}

import java.util.Arrays;

class Solution {
    public int carFleet(int target, int[] position, int[] speed) {
        int n = position.length;
        int[][] cars = new int[n][];
        for (int i = 0; i < n; i++) {
            cars[i] = new int[] {target - position[i], speed[i]};
        }
        Arrays.sort(cars, (one, other) -> Integer.compare(one[0], other[0]));
        int fleets = 0;
        double slowest = 0;
        for (int[] car : cars) {
            double time = (double) car[0] / car[1];
            if (time > slowest) {
                slowest = time;
                fleets++;
            }
        }
        return fleets;
    }
}

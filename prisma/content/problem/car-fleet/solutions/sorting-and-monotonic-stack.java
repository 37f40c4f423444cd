import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

class Solution {
    public int carFleet(int target, int[] position, int[] speed) {
        int n = position.length;
        int[][] cars = new int[n][];
        for (int i = 0; i < n; i++) {
            cars[i] = new int[] {position[i], speed[i]};
        }
        Arrays.sort(cars, (one, other) -> Integer.compare(one[0], other[0]));
        Deque<Double> leaders = new ArrayDeque<>();
        for (int[] car : cars) {
            double time = (double) (target - car[0]) / car[1];
            while (!leaders.isEmpty() && leaders.peek() <= time) {
                leaders.pop();
            }
            leaders.push(time);
        }
        return leaders.size();
    }
}

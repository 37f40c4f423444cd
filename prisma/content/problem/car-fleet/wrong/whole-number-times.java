// Wrong Answer: uses integer division, so different times become equal
import java.util.Arrays;

class Solution {
    public int carFleet(int target, int[] position, int[] speed) {
        Integer[] order = new Integer[position.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (i, j) -> Integer.compare(position[j], position[i]));
        int fleets = 0;
        int slowest = -1;
        for (int i : order) {
            int time = (target - position[i]) / speed[i];
            if (time > slowest) {
                slowest = time;
                fleets++;
            }
        }
        return fleets;
    }
}

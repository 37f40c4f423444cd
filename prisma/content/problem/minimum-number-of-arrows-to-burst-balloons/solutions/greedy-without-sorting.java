import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    public int findMinArrowShots(int[][] points) {
        List<int[]> left = new ArrayList<>(Arrays.asList(points));
        int arrows = 0;
        while (!left.isEmpty()) {
            int smallest = Integer.MAX_VALUE;
            for (int[] balloon : left) smallest = Math.min(smallest, balloon[1]);
            int arrow = smallest;
            left.removeIf(balloon -> balloon[0] <= arrow);
            arrows++;
        }
        return arrows;
    }
}

import java.util.Arrays;
import java.util.Comparator;

class Solution {
    public int findMinArrowShots(int[][] points) {
        int[][] balloons = points.clone();
        Arrays.sort(balloons, Comparator.comparingInt(balloon -> balloon[0]));
        int arrows = 1;
        int smallestEnd = balloons[0][1];
        for (int[] balloon : balloons) {
            if (balloon[0] > smallestEnd) {
                arrows++;
                smallestEnd = balloon[1];
            } else {
                smallestEnd = Math.min(smallestEnd, balloon[1]);
            }
        }
        return arrows;
    }
}

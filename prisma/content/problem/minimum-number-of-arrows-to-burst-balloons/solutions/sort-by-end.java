import java.util.Arrays;
import java.util.Comparator;

class Solution {
    public int findMinArrowShots(int[][] points) {
        int[][] balloons = points.clone();
        Arrays.sort(balloons, Comparator.comparingInt(balloon -> balloon[1]));
        int arrows = 1;
        int arrow = balloons[0][1];
        for (int[] balloon : balloons) {
            if (balloon[0] > arrow) {
                arrows++;
                arrow = balloon[1];
            }
        }
        return arrows;
    }
}

// Wrong Answer: sorts by a difference that overflows for ends far apart
class Solution {
    public int findMinArrowShots(int[][] points) {
        Arrays.sort(points, (a, b) -> a[1] - b[1]);
        int arrows = 1;
        int arrow = points[0][1];
        for (int[] balloon : points) {
            if (balloon[0] > arrow) {
                arrows++;
                arrow = balloon[1];
            }
        }
        return arrows;
    }
}

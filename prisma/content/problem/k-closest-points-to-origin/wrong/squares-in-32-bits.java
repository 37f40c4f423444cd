// Wrong Answer: the squares of large coordinates overflow a 32-bit integer
import java.util.Arrays;
import java.util.Comparator;

class Solution {
    public int[][] kClosest(int[][] points, int k) {
        Arrays.sort(points, Comparator.comparingInt(
                point -> point[0] * point[0] + point[1] * point[1]));
        return Arrays.copyOf(points, k);
    }
}

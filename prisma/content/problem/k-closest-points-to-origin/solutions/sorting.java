import java.util.Arrays;
import java.util.Comparator;

class Solution {
    public int[][] kClosest(int[][] points, int k) {
        Arrays.sort(points, Comparator.comparingLong(this::squaredDistance));
        return Arrays.copyOf(points, k);
    }

    private long squaredDistance(int[] point) {
        long x = point[0];
        long y = point[1];
        return x * x + y * y;
    }
}

// Wrong Answer: skips pairs with equal x because their slope would divide by zero
import java.util.HashMap;
import java.util.Map;

class Solution {
    public int maxPoints(int[][] points) {
        int best = Math.min(points.length, 2);
        for (int[] a : points) {
            Map<Double, Integer> counts = new HashMap<>();
            for (int[] b : points) {
                if (a[0] == b[0]) continue;
                double slope = (double) (b[1] - a[1]) / (b[0] - a[0]);
                best = Math.max(best, counts.merge(slope, 1, Integer::sum) + 1);
            }
        }
        return best;
    }
}

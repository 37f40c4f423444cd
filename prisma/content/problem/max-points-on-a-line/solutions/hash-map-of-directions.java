import java.util.HashMap;
import java.util.Map;

class Solution {
    private record Direction(int dx, int dy) {}

    public int maxPoints(int[][] points) {
        int best = 1;
        for (int i = 0; i < points.length; i++) {
            Map<Direction, Integer> counts = new HashMap<>();
            for (int j = i + 1; j < points.length; j++) {
                int dx = points[j][0] - points[i][0];
                int dy = points[j][1] - points[i][1];
                int divisor = gcd(Math.abs(dx), Math.abs(dy));
                if (dx < 0 || (dx == 0 && dy < 0)) divisor = -divisor;
                Direction direction = new Direction(dx / divisor, dy / divisor);
                best = Math.max(best, counts.merge(direction, 1, Integer::sum) + 1);
            }
        }
        return best;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}

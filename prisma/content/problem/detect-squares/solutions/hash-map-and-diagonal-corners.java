import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class DetectSquares {
    private final List<int[]> points = new ArrayList<>();
    private final Map<Integer, Integer> copies = new HashMap<>();

    public void add(int[] point) {
        points.add(new int[] {point[0], point[1]});
        copies.merge(keyOf(point[0], point[1]), 1, Integer::sum);
    }

    public int count(int[] point) {
        int x = point[0];
        int y = point[1];
        int total = 0;
        for (int[] other : points) {
            boolean isDiagonal = Math.abs(other[0] - x) == Math.abs(other[1] - y);
            if (other[0] != x && isDiagonal) {
                total += copiesOf(x, other[1]) * copiesOf(other[0], y);
            }
        }
        return total;
    }

    private int copiesOf(int x, int y) {
        return copies.getOrDefault(keyOf(x, y), 0);
    }

    private static int keyOf(int x, int y) {
        return x * 1001 + y;
    }
}

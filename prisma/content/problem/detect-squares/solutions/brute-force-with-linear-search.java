import java.util.ArrayList;
import java.util.List;

class DetectSquares {
    private final List<int[]> points = new ArrayList<>();

    public void add(int[] point) {
        points.add(new int[] {point[0], point[1]});
    }

    public int count(int[] point) {
        int x = point[0];
        int y = point[1];
        int total = 0;
        for (int[] other : points) {
            boolean isDiagonal = Math.abs(other[0] - x) == Math.abs(other[1] - y);
            if (other[0] != x && isDiagonal) {
                total += copies(x, other[1]) * copies(other[0], y);
            }
        }
        return total;
    }

    private int copies(int x, int y) {
        int found = 0;
        for (int[] point : points) {
            if (point[0] == x && point[1] == y) found++;
        }
        return found;
    }
}

import java.util.HashMap;
import java.util.Map;

class DetectSquares {
    private final Map<Integer, Map<Integer, Integer>> columns = new HashMap<>();

    public void add(int[] point) {
        Map<Integer, Integer> column =
                columns.computeIfAbsent(point[0], x -> new HashMap<>());
        column.merge(point[1], 1, Integer::sum);
    }

    public int count(int[] point) {
        int x = point[0];
        int y = point[1];
        int total = 0;
        for (Map.Entry<Integer, Integer> entry : columnAt(x).entrySet()) {
            int y2 = entry.getKey();
            if (y2 == y) continue;
            int side = Math.abs(y2 - y);
            for (int x2 : new int[] {x - side, x + side}) {
                Map<Integer, Integer> opposite = columnAt(x2);
                total += entry.getValue()
                        * opposite.getOrDefault(y, 0)
                        * opposite.getOrDefault(y2, 0);
            }
        }
        return total;
    }

    private Map<Integer, Integer> columnAt(int x) {
        return columns.getOrDefault(x, Map.of());
    }
}

import java.util.Map;
import java.util.TreeMap;

class Solution {
    public int deleteAndEarn(int[] nums) {
        TreeMap<Integer, Integer> points = new TreeMap<>();
        for (int value : nums) {
            points.merge(value, value, Integer::sum);
        }
        int before = 0;
        int best = 0;
        int previous = -1;
        for (Map.Entry<Integer, Integer> entry : points.entrySet()) {
            int x = entry.getKey();
            int kept = previous == x - 1 ? before : best;
            before = best;
            best = Math.max(best, kept + entry.getValue());
            previous = x;
        }
        return best;
    }
}

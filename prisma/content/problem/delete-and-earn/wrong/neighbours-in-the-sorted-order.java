// Wrong Answer: treats values that are next to each other in sorted order as if they always differed by 1
import java.util.TreeMap;

class Solution {
    public int deleteAndEarn(int[] nums) {
        TreeMap<Integer, Integer> points = new TreeMap<>();
        for (int value : nums) {
            points.merge(value, value, Integer::sum);
        }
        int before = 0;
        int best = 0;
        for (int sum : points.values()) {
            int next = Math.max(best, before + sum);
            before = best;
            best = next;
        }
        return best;
    }
}

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

class Solution {
    public boolean uniqueOccurrences(int[] arr) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int value : arr) {
            counts.merge(value, 1, Integer::sum);
        }
        Set<Integer> seen = new HashSet<>();
        for (int count : counts.values()) {
            if (!seen.add(count)) return false;
        }
        return true;
    }
}

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

class Solution {
    public List<Integer> partitionLabels(String s) {
        Map<Character, int[]> reach = new LinkedHashMap<>();
        for (int i = 0; i < s.length(); i++) {
            reach.putIfAbsent(s.charAt(i), new int[] {i, i});
            reach.get(s.charAt(i))[1] = i;
        }
        List<int[]> parts = new ArrayList<>();
        int[] current = null;
        for (int[] stretch : reach.values()) {
            if (current != null && stretch[0] <= current[1]) {
                current[1] = Math.max(current[1], stretch[1]);
            } else {
                current = stretch;
                parts.add(current);
            }
        }
        List<Integer> lengths = new ArrayList<>();
        for (int[] part : parts) {
            lengths.add(part[1] - part[0] + 1);
        }
        return lengths;
    }
}

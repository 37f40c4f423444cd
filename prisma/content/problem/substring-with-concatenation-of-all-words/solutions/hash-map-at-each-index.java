import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    public List<Integer> findSubstring(String s, String[] words) {
        Map<String, Integer> needed = new HashMap<>();
        for (String word : words) {
            needed.merge(word, 1, Integer::sum);
        }
        int width = words[0].length();
        int total = width * words.length;
        List<Integer> starts = new ArrayList<>();
        for (int start = 0; start + total <= s.length(); start++) {
            Map<String, Integer> seen = new HashMap<>();
            int i = start;
            while (i < start + total) {
                String word = s.substring(i, i + width);
                if (seen.merge(word, 1, Integer::sum) > needed.getOrDefault(word, 0)) {
                    break;
                }
                i += width;
            }
            if (i == start + total) {
                starts.add(start);
            }
        }
        return starts;
    }
}

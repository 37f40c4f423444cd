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
        List<Integer> starts = new ArrayList<>();
        for (int offset = 0; offset < width; offset++) {
            Map<String, Integer> window = new HashMap<>();
            int left = offset;
            for (int right = offset; right + width <= s.length(); right += width) {
                String word = s.substring(right, right + width);
                if (!needed.containsKey(word)) {
                    window.clear();
                    left = right + width;
                    continue;
                }
                window.merge(word, 1, Integer::sum);
                while (window.get(word) > needed.get(word)) {
                    window.merge(s.substring(left, left + width), -1, Integer::sum);
                    left += width;
                }
                if (right + width - left == width * words.length) {
                    starts.add(left);
                }
            }
        }
        return starts;
    }
}

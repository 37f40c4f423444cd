import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    public String frequencySort(String s) {
        Map<Character, Integer> counts = new HashMap<>();
        for (char character : s.toCharArray()) {
            counts.merge(character, 1, Integer::sum);
        }
        List<List<Character>> buckets = new ArrayList<>();
        for (int count = 0; count <= s.length(); count++) {
            buckets.add(new ArrayList<>());
        }
        counts.forEach((character, count) -> buckets.get(count).add(character));
        StringBuilder sorted = new StringBuilder();
        for (int count = s.length(); count > 0; count--) {
            for (char character : buckets.get(count)) {
                sorted.append(String.valueOf(character).repeat(count));
            }
        }
        return sorted.toString();
    }
}

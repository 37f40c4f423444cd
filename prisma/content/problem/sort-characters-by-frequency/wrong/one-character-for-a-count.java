// Wrong Answer: maps each count to one character, so a second one with the same count is lost
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

class Solution {
    public String frequencySort(String s) {
        Map<Character, Integer> counts = new HashMap<>();
        for (char character : s.toCharArray()) {
            counts.merge(character, 1, Integer::sum);
        }
        TreeMap<Integer, Character> byCount = new TreeMap<>();
        counts.forEach((character, count) -> byCount.put(count, character));
        StringBuilder sorted = new StringBuilder();
        for (int count : byCount.descendingKeySet()) {
            sorted.append(String.valueOf(byCount.get(count)).repeat(count));
        }
        return sorted.toString();
    }
}

import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;

class Solution {
    public String frequencySort(String s) {
        Map<Character, Integer> counts = new HashMap<>();
        for (char character : s.toCharArray()) {
            counts.merge(character, 1, Integer::sum);
        }
        PriorityQueue<Character> heap = new PriorityQueue<>(
            (a, b) -> Integer.compare(counts.get(b), counts.get(a)));
        heap.addAll(counts.keySet());
        StringBuilder sorted = new StringBuilder();
        while (!heap.isEmpty()) {
            char character = heap.remove();
            sorted.append(String.valueOf(character).repeat(counts.get(character)));
        }
        return sorted.toString();
    }
}

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

class Solution {
    public List<String> topKFrequent(String[] words, int k) {
        Map<String, Integer> countOf = new HashMap<>();
        for (String word : words) countOf.merge(word, 1, Integer::sum);
        Comparator<String> byCount = Comparator.comparingInt(countOf::get);
        PriorityQueue<String> kept =
                new PriorityQueue<>(byCount.thenComparing(Comparator.reverseOrder()));
        for (String word : countOf.keySet()) {
            kept.add(word);
            if (kept.size() > k) kept.remove();
        }
        LinkedList<String> best = new LinkedList<>();
        while (!kept.isEmpty()) best.addFirst(kept.remove());
        return best;
    }
}

// Wrong Answer: takes the words out of the heap from worst to best and does not reverse them
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
        List<String> best = new ArrayList<>();
        while (!kept.isEmpty()) best.add(kept.remove());
        return best;
    }
}

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    public List<String> topKFrequent(String[] words, int k) {
        Map<String, Integer> countOf = new HashMap<>();
        for (String word : words) countOf.merge(word, 1, Integer::sum);
        List<String> ranked = new ArrayList<>(countOf.keySet());
        Comparator<String> byCount = Comparator.comparingInt(countOf::get);
        ranked.sort(byCount.reversed().thenComparing(Comparator.naturalOrder()));
        return ranked.subList(0, k);
    }
}

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Solution {
    private final Map<Integer, List<String>> stored = new HashMap<>();
    private String text;
    private Set<String> known;

    public List<String> wordBreak(String s, List<String> wordDict) {
        text = s;
        known = new HashSet<>(wordDict);
        stored.clear();
        return sentencesFrom(0);
    }

    private List<String> sentencesFrom(int start) {
        if (stored.containsKey(start)) {
            return stored.get(start);
        }
        List<String> sentences = new ArrayList<>();
        if (start == text.length()) {
            sentences.add("");
        }
        for (int end = start + 1; end <= Math.min(start + 10, text.length()); end++) {
            String word = text.substring(start, end);
            if (known.contains(word)) {
                for (String rest : sentencesFrom(end)) {
                    sentences.add(rest.isEmpty() ? word : word + " " + rest);
                }
            }
        }
        stored.put(start, sentences);
        return sentences;
    }
}

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    private List<String> sentences;
    private String text;
    private Set<String> known;

    public List<String> wordBreak(String s, List<String> wordDict) {
        sentences = new ArrayList<>();
        text = s;
        known = new HashSet<>(wordDict);
        extend(0, new ArrayList<>());
        return sentences;
    }

    private void extend(int start, List<String> words) {
        if (start == text.length()) {
            sentences.add(String.join(" ", words));
            return;
        }
        for (int end = start + 1; end <= Math.min(start + 10, text.length()); end++) {
            String word = text.substring(start, end);
            if (known.contains(word)) {
                words.add(word);
                extend(end, words);
                words.remove(words.size() - 1);
            }
        }
    }
}

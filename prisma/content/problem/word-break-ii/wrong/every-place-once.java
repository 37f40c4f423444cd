// Wrong Answer: visits each index only once, so it finds only one path to it
import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<String> sentences = new ArrayList<>();
    private final boolean[] visited = new boolean[25];

    public List<String> wordBreak(String s, List<String> wordDict) {
        extend(s, 0, "", wordDict);
        return sentences;
    }

    private void extend(String s, int start, String sentence, List<String> words) {
        if (start == s.length()) {
            sentences.add(sentence.trim());
            return;
        }
        if (visited[start]) {
            return;
        }
        visited[start] = true;
        for (String word : words) {
            if (s.startsWith(word, start)) {
                extend(s, start + word.length(), sentence + " " + word, words);
            }
        }
    }
}

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Solution {
    private final Map<String, List<String>> parents = new HashMap<>();
    private final List<List<String>> ladders = new ArrayList<>();
    private final List<String> path = new ArrayList<>();

    public List<List<String>> findLadders(
            String beginWord, String endWord, List<String> wordList) {
        Set<String> unused = new HashSet<>(wordList);
        unused.remove(beginWord);
        Collection<String> layer = List.of(beginWord);
        while (!layer.isEmpty() && !parents.containsKey(endWord)) {
            Map<String, List<String>> found = new HashMap<>();
            for (String word : layer) {
                for (String other : neighboursOf(word)) {
                    if (unused.contains(other)) {
                        found.putIfAbsent(other, new ArrayList<>());
                        found.get(other).add(word);
                    }
                }
            }
            unused.removeAll(found.keySet());
            parents.putAll(found);
            layer = found.keySet();
        }
        path.add(endWord);
        climb(endWord, beginWord);
        return ladders;
    }

    private void climb(String word, String beginWord) {
        if (word.equals(beginWord)) {
            List<String> ladder = new ArrayList<>(path);
            Collections.reverse(ladder);
            ladders.add(ladder);
            return;
        }
        for (String parent : parents.getOrDefault(word, List.of())) {
            path.add(parent);
            climb(parent, beginWord);
            path.remove(path.size() - 1);
        }
    }

    private List<String> neighboursOf(String word) {
        List<String> found = new ArrayList<>();
        char[] letters = word.toCharArray();
        for (int i = 0; i < letters.length; i++) {
            char own = letters[i];
            for (char letter = 'a'; letter <= 'z'; letter++) {
                letters[i] = letter;
                found.add(new String(letters));
            }
            letters[i] = own;
        }
        return found;
    }
}

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    public List<List<String>> findLadders(
            String beginWord, String endWord, List<String> wordList) {
        Set<String> unused = new HashSet<>(wordList);
        unused.remove(beginWord);
        List<List<String>> paths = List.of(List.of(beginWord));
        while (!paths.isEmpty()) {
            List<List<String>> ladders = new ArrayList<>();
            List<List<String>> longer = new ArrayList<>();
            for (List<String> path : paths) {
                String last = path.get(path.size() - 1);
                if (last.equals(endWord)) {
                    ladders.add(path);
                }
                for (String word : neighboursOf(last)) {
                    if (unused.contains(word)) {
                        List<String> next = new ArrayList<>(path);
                        next.add(word);
                        longer.add(next);
                    }
                }
            }
            if (!ladders.isEmpty()) {
                return ladders;
            }
            for (List<String> path : longer) {
                unused.remove(path.get(path.size() - 1));
            }
            paths = longer;
        }
        return List.of();
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

// Wrong Answer: accepts an end word that is not in the list
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    public List<List<String>> findLadders(
            String beginWord, String endWord, List<String> wordList) {
        Set<String> unused = new HashSet<>(wordList);
        unused.add(endWord);
        unused.remove(beginWord);
        List<List<String>> paths = List.of(List.of(beginWord));
        List<List<String>> ladders = new ArrayList<>();
        while (!paths.isEmpty() && ladders.isEmpty()) {
            List<List<String>> longer = new ArrayList<>();
            for (List<String> path : paths) {
                for (String word : unused) {
                    if (differences(path.get(path.size() - 1), word) == 1) {
                        List<String> next = new ArrayList<>(path);
                        next.add(word);
                        longer.add(next);
                        if (word.equals(endWord)) {
                            ladders.add(next);
                        }
                    }
                }
            }
            for (List<String> path : longer) {
                unused.remove(path.get(path.size() - 1));
            }
            paths = longer;
        }
        return ladders;
    }

    private int differences(String one, String other) {
        int count = 0;
        for (int i = 0; i < one.length(); i++) {
            if (one.charAt(i) != other.charAt(i)) {
                count++;
            }
        }
        return count;
    }
}

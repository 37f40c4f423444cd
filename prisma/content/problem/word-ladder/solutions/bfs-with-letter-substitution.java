import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

class Solution {
    public int ladderLength(String beginWord, String endWord, List<String> wordList) {
        Set<String> unused = new HashSet<>(wordList);
        Queue<String> queue = new ArrayDeque<>();
        queue.add(beginWord);
        for (int count = 1; !queue.isEmpty(); count++) {
            for (int left = queue.size(); left > 0; left--) {
                String word = queue.remove();
                if (word.equals(endWord)) {
                    return count;
                }
                addNeighbours(word, unused, queue);
            }
        }
        return 0;
    }

    private static void addNeighbours(
            String word, Set<String> unused, Queue<String> queue) {
        char[] letters = word.toCharArray();
        for (int i = 0; i < letters.length; i++) {
            char own = letters[i];
            for (char letter = 'a'; letter <= 'z'; letter++) {
                letters[i] = letter;
                String changed = new String(letters);
                if (unused.remove(changed)) {
                    queue.add(changed);
                }
            }
            letters[i] = own;
        }
    }
}

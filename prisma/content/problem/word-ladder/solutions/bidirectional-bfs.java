import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    public int ladderLength(String beginWord, String endWord, List<String> wordList) {
        Set<String> unused = new HashSet<>(wordList);
        if (!unused.remove(endWord)) {
            return 0;
        }
        unused.remove(beginWord);
        Set<String> layer = Set.of(beginWord);
        Set<String> other = Set.of(endWord);
        for (int count = 2; !layer.isEmpty(); count++) {
            Set<String> following = new HashSet<>();
            for (String word : layer) {
                char[] letters = word.toCharArray();
                for (int i = 0; i < letters.length; i++) {
                    char own = letters[i];
                    for (char letter = 'a'; letter <= 'z'; letter++) {
                        letters[i] = letter;
                        String changed = new String(letters);
                        if (other.contains(changed)) {
                            return count;
                        }
                        if (unused.remove(changed)) {
                            following.add(changed);
                        }
                    }
                    letters[i] = own;
                }
            }
            boolean isLarger = following.size() > other.size();
            layer = isLarger ? other : following;
            other = isLarger ? following : other;
        }
        return 0;
    }
}

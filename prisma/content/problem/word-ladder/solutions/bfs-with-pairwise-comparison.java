import java.util.ArrayList;
import java.util.List;

class Solution {
    public int ladderLength(String beginWord, String endWord, List<String> wordList) {
        List<String> unused = new ArrayList<>(wordList);
        List<String> layer = List.of(beginWord);
        for (int count = 1; !layer.isEmpty(); count++) {
            List<String> following = new ArrayList<>();
            for (String word : layer) {
                if (word.equals(endWord)) {
                    return count;
                }
                List<String> left = new ArrayList<>();
                for (String other : unused) {
                    (areNeighbours(word, other) ? following : left).add(other);
                }
                unused = left;
            }
            layer = following;
        }
        return 0;
    }

    private static boolean areNeighbours(String first, String second) {
        int different = 0;
        for (int i = 0; i < first.length(); i++) {
            if (first.charAt(i) != second.charAt(i)) {
                different++;
            }
        }
        return different == 1;
    }
}

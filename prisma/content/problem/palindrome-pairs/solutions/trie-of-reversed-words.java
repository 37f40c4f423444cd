import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    private static class Letter {
        private final Map<Character, Letter> children = new HashMap<>();
        private final List<Integer> withPalindrome = new ArrayList<>();
        private int word = -1;
    }

    public List<List<Integer>> palindromePairs(String[] words) {
        Letter root = new Letter();
        for (int i = 0; i < words.length; i++) {
            Letter node = root;
            for (int end = words[i].length(); end > 0; end--) {
                if (isPalindrome(words[i], 0, end - 1)) node.withPalindrome.add(i);
                char letter = words[i].charAt(end - 1);
                node = node.children.computeIfAbsent(letter, key -> new Letter());
            }
            node.withPalindrome.add(i);
            node.word = i;
        }
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < words.length; i++) {
            String word = words[i];
            Letter node = root;
            for (int start = 0; node != null && start < word.length(); start++) {
                if (node.word >= 0 && isPalindrome(word, start, word.length() - 1)) {
                    pairs.add(List.of(i, node.word));
                }
                node = node.children.get(word.charAt(start));
            }
            if (node == null) continue;
            for (int j : node.withPalindrome) {
                if (j != i) pairs.add(List.of(i, j));
            }
        }
        return pairs;
    }

    private boolean isPalindrome(String s, int first, int last) {
        for (int i = first, j = last; i < j; i++, j--) {
            if (s.charAt(i) != s.charAt(j)) return false;
        }
        return true;
    }
}

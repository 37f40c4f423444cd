import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    public List<List<Integer>> palindromePairs(String[] words) {
        Map<String, Integer> indexOf = new HashMap<>();
        for (int i = 0; i < words.length; i++) {
            indexOf.put(new StringBuilder(words[i]).reverse().toString(), i);
        }
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < words.length; i++) {
            for (int split = 0; split <= words[i].length(); split++) {
                String prefix = words[i].substring(0, split);
                String suffix = words[i].substring(split);
                int partner = indexOf.getOrDefault(prefix, i);
                if (partner != i && isPalindrome(suffix)) {
                    pairs.add(List.of(i, partner));
                }
                partner = indexOf.getOrDefault(suffix, i);
                if (split > 0 && partner != i && isPalindrome(prefix)) {
                    pairs.add(List.of(partner, i));
                }
            }
        }
        return pairs;
    }

    private boolean isPalindrome(String s) {
        for (int i = 0, j = s.length() - 1; i < j; i++, j--) {
            if (s.charAt(i) != s.charAt(j)) return false;
        }
        return true;
    }
}

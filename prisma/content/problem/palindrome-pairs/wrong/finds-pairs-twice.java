// Wrong Answer: allows an empty palindrome in front and behind, so that pairs of equal length are found twice
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    public List<List<Integer>> palindromePairs(String[] words) {
        Map<String, Integer> indexOf = new HashMap<>();
        for (int i = 0; i < words.length; i++) indexOf.put(reversed(words[i]), i);
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < words.length; i++) {
            for (int split = 0; split <= words[i].length(); split++) {
                String prefix = words[i].substring(0, split);
                String suffix = words[i].substring(split);
                int second = indexOf.getOrDefault(prefix, i);
                if (second != i && suffix.equals(reversed(suffix))) pairs.add(List.of(i, second));
                int first = indexOf.getOrDefault(suffix, i);
                if (first != i && prefix.equals(reversed(prefix))) pairs.add(List.of(first, i));
            }
        }
        return pairs;
    }

    private String reversed(String s) {
        return new StringBuilder(s).reverse().toString();
    }
}

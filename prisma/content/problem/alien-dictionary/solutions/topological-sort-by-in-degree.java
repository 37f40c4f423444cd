import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

class Solution {
    public String alienOrder(String[] words) {
        Map<Character, Set<Character>> behind = new HashMap<>();
        Map<Character, Integer> before = new HashMap<>();
        for (String word : words) {
            for (char letter : word.toCharArray()) {
                behind.putIfAbsent(letter, new HashSet<>());
                before.put(letter, 0);
            }
        }
        for (int i = 1; i < words.length; i++) {
            String first = words[i - 1];
            String second = words[i];
            int shorter = Math.min(first.length(), second.length());
            int at = 0;
            while (at < shorter && first.charAt(at) == second.charAt(at)) {
                at++;
            }
            if (at < shorter) {
                if (behind.get(first.charAt(at)).add(second.charAt(at))) {
                    before.merge(second.charAt(at), 1, Integer::sum);
                }
            } else if (first.length() > second.length()) {
                return "";
            }
        }
        StringBuilder order = new StringBuilder();
        before.forEach((letter, count) -> {
            if (count == 0) {
                order.append(letter);
            }
        });
        for (int i = 0; i < order.length(); i++) {
            for (char other : behind.get(order.charAt(i))) {
                if (before.merge(other, -1, Integer::sum) == 0) {
                    order.append(other);
                }
            }
        }
        return order.length() == before.size() ? order.toString() : "";
    }
}

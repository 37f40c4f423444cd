import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

class Solution {
    private final Map<Character, Set<Character>> behind = new HashMap<>();
    private final Map<Character, Boolean> done = new HashMap<>();
    private final StringBuilder order = new StringBuilder();

    public String alienOrder(String[] words) {
        behind.clear();
        done.clear();
        order.setLength(0);
        for (String word : words) {
            for (char letter : word.toCharArray()) {
                behind.putIfAbsent(letter, new HashSet<>());
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
                behind.get(first.charAt(at)).add(second.charAt(at));
            } else if (first.length() > second.length()) {
                return "";
            }
        }
        for (char letter : behind.keySet()) {
            if (!explore(letter)) {
                return "";
            }
        }
        return order.reverse().toString();
    }

    private boolean explore(char letter) {
        if (done.containsKey(letter)) {
            return done.get(letter);
        }
        done.put(letter, false);
        for (char other : behind.get(letter)) {
            if (!explore(other)) {
                return false;
            }
        }
        done.put(letter, true);
        order.append(letter);
        return true;
    }
}

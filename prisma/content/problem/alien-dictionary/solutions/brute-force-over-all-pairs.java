import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    public String alienOrder(String[] words) {
        Set<String> rules = new HashSet<>();
        Set<String> letters = new HashSet<>();
        for (int j = 0; j < words.length; j++) {
            letters.addAll(List.of(words[j].split("")));
            for (int i = 0; i < j; i++) {
                int shorter = Math.min(words[i].length(), words[j].length());
                int at = 0;
                while (at < shorter && words[i].charAt(at) == words[j].charAt(at)) {
                    at++;
                }
                if (at < shorter) {
                    rules.add("" + words[i].charAt(at) + words[j].charAt(at));
                } else if (words[i].length() > words[j].length()) {
                    return "";
                }
            }
        }
        StringBuilder order = new StringBuilder();
        while (!letters.isEmpty()) {
            Set<String> free = new HashSet<>(letters);
            rules.forEach(rule -> free.remove(rule.substring(1)));
            if (free.isEmpty()) {
                return "";
            }
            free.forEach(order::append);
            letters.removeAll(free);
            rules.removeIf(rule -> free.contains(rule.substring(0, 1)));
        }
        return order.toString();
    }
}

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    public List<String> removeInvalidParentheses(String s) {
        Set<String> level = Set.of(s);
        while (true) {
            List<String> valid = new ArrayList<>();
            for (String text : level) {
                if (isValid(text)) valid.add(text);
            }
            if (!valid.isEmpty()) return valid;
            Set<String> next = new HashSet<>();
            for (String text : level) {
                for (int i = 0; i < text.length(); i++) {
                    if ("()".indexOf(text.charAt(i)) < 0) continue;
                    next.add(text.substring(0, i) + text.substring(i + 1));
                }
            }
            level = next;
        }
    }

    private boolean isValid(String text) {
        int open = 0;
        for (char c : text.toCharArray()) {
            if (c == '(') open++;
            if (c == ')' && --open < 0) return false;
        }
        return open == 0;
    }
}

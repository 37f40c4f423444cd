import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    private final Set<String> longest = new HashSet<>();
    private int length = 0;

    public List<String> removeInvalidParentheses(String s) {
        choose(s, 0, "");
        return new ArrayList<>(longest);
    }

    private void choose(String s, int index, String text) {
        if (index < s.length()) {
            choose(s, index + 1, text + s.charAt(index));
            if ("()".indexOf(s.charAt(index)) >= 0) choose(s, index + 1, text);
            return;
        }
        if (text.length() < length || !isValid(text)) return;
        if (text.length() > length) {
            longest.clear();
            length = text.length();
        }
        longest.add(text);
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

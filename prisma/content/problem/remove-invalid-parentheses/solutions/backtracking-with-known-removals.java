import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<String> found = new ArrayList<>();

    public List<String> removeInvalidParentheses(String s) {
        int[] unmatched = unmatchedIn(s);
        remove(s, 0, unmatched[0], unmatched[1]);
        return found;
    }

    private int[] unmatchedIn(String text) {
        int open = 0;
        int close = 0;
        for (char c : text.toCharArray()) {
            if (c == '(') {
                open++;
            } else if (c == ')' && open > 0) {
                open--;
            } else if (c == ')') {
                close++;
            }
        }
        return new int[] {open, close};
    }

    private void remove(String text, int start, int open, int close) {
        if (open == 0 && close == 0) {
            int[] unmatched = unmatchedIn(text);
            if (unmatched[0] == 0 && unmatched[1] == 0) found.add(text);
            return;
        }
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (i > start && c == text.charAt(i - 1)) continue;
            String rest = text.substring(0, i) + text.substring(i + 1);
            if (c == '(' && open > 0) remove(rest, i, open - 1, close);
            if (c == ')' && close > 0) remove(rest, i, open, close - 1);
        }
    }
}

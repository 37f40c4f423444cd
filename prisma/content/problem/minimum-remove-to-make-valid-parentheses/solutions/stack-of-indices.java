import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public String minRemoveToMakeValid(String s) {
        boolean[] removed = new boolean[s.length()];
        Deque<Integer> opened = new ArrayDeque<>();
        for (int i = 0; i < s.length(); i++) {
            char character = s.charAt(i);
            if (character == '(') {
                opened.push(i);
            } else if (character == ')') {
                if (opened.isEmpty()) {
                    removed[i] = true;
                } else {
                    opened.pop();
                }
            }
        }
        for (int i : opened) {
            removed[i] = true;
        }
        StringBuilder kept = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            if (!removed[i]) {
                kept.append(s.charAt(i));
            }
        }
        return kept.toString();
    }
}

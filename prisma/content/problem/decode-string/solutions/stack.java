import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public String decodeString(String s) {
        Deque<StringBuilder> texts = new ArrayDeque<>();
        Deque<Integer> counts = new ArrayDeque<>();
        StringBuilder current = new StringBuilder();
        int count = 0;
        for (char character : s.toCharArray()) {
            if (Character.isDigit(character)) {
                count = count * 10 + (character - '0');
            } else if (character == '[') {
                texts.push(current);
                counts.push(count);
                current = new StringBuilder();
                count = 0;
            } else if (character == ']') {
                String group = current.toString().repeat(counts.pop());
                current = texts.pop().append(group);
            } else {
                current.append(character);
            }
        }
        return current.toString();
    }
}

// Wrong Answer: repeats the string before the group as well
import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public String decodeString(String s) {
        Deque<Integer> counts = new ArrayDeque<>();
        StringBuilder current = new StringBuilder();
        int count = 0;
        for (char character : s.toCharArray()) {
            if (Character.isDigit(character)) {
                count = count * 10 + (character - '0');
            } else if (character == '[') {
                counts.push(count);
                count = 0;
            } else if (character == ']') {
                current = new StringBuilder(current.toString().repeat(counts.pop()));
            } else {
                current.append(character);
            }
        }
        return current.toString();
    }
}

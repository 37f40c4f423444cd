// Wrong Answer: does not check at the end whether the stack is empty
import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public boolean isValid(String s) {
        Deque<Character> awaited = new ArrayDeque<>();
        for (char bracket : s.toCharArray()) {
            switch (bracket) {
                case '(' -> awaited.push(')');
                case '[' -> awaited.push(']');
                case '{' -> awaited.push('}');
                default -> {
                    if (awaited.isEmpty() || awaited.pop() != bracket) return false;
                }
            }
        }
        return true;
    }
}

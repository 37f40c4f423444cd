import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private record Waiting(int total, int sign) {}

    public int calculate(String s) {
        Deque<Waiting> open = new ArrayDeque<>();
        int total = 0;
        int sign = 1;
        int number = 0;
        for (char character : (s + "+").toCharArray()) {
            if (Character.isDigit(character)) {
                number = number * 10 + (character - '0');
            } else if (character == '(') {
                open.push(new Waiting(total, sign));
                total = 0;
                sign = 1;
            } else if (character != ' ') {
                total += sign * number;
                number = 0;
                if (character == ')') {
                    Waiting before = open.pop();
                    total = before.total() + before.sign() * total;
                } else {
                    sign = character == '+' ? 1 : -1;
                }
            }
        }
        return total;
    }
}

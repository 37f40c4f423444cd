import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public int calculate(String s) {
        Deque<Integer> terms = new ArrayDeque<>();
        char operator = '+';
        int number = 0;
        for (char character : (s + "+").toCharArray()) {
            if (Character.isDigit(character)) {
                number = number * 10 + (character - '0');
            } else if (character != ' ') {
                switch (operator) {
                    case '+' -> terms.push(number);
                    case '-' -> terms.push(-number);
                    case '*' -> terms.push(terms.pop() * number);
                    default -> terms.push(terms.pop() / number);
                }
                operator = character;
                number = 0;
            }
        }
        int total = 0;
        for (int term : terms) {
            total += term;
        }
        return total;
    }
}

// Runtime Error: treats every token that begins with a minus as an operator
import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public int evalRPN(String[] tokens) {
        Deque<Integer> operands = new ArrayDeque<>();
        for (String token : tokens) {
            char first = token.charAt(0);
            if (Character.isDigit(first)) {
                operands.push(Integer.valueOf(token));
                continue;
            }
            int right = operands.pop();
            int left = operands.pop();
            switch (first) {
                case '+' -> operands.push(left + right);
                case '-' -> operands.push(left - right);
                case '*' -> operands.push(left * right);
                default -> operands.push(left / right);
            }
        }
        return operands.pop();
    }
}

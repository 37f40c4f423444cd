import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public int evalRPN(String[] tokens) {
        Deque<Integer> operands = new ArrayDeque<>();
        for (String token : tokens) {
            if (token.length() > 1 || Character.isDigit(token.charAt(0))) {
                operands.push(Integer.valueOf(token));
                continue;
            }
            int right = operands.pop();
            int left = operands.pop();
            operands.push(switch (token) {
                case "+" -> left + right;
                case "-" -> left - right;
                case "*" -> left * right;
                default -> left / right;
            });
        }
        return operands.pop();
    }
}

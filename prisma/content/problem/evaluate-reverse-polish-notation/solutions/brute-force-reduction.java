import java.util.ArrayList;
import java.util.List;

class Solution {
    public int evalRPN(String[] tokens) {
        List<String> rest = new ArrayList<>(List.of(tokens));
        while (rest.size() > 1) {
            int at = 0;
            while (!isOperator(rest.get(at))) {
                at++;
            }
            int left = Integer.parseInt(rest.get(at - 2));
            int right = Integer.parseInt(rest.get(at - 1));
            rest.set(at - 2, String.valueOf(apply(rest.get(at), left, right)));
            rest.subList(at - 1, at + 1).clear();
        }
        return Integer.parseInt(rest.get(0));
    }

    private boolean isOperator(String token) {
        return token.length() == 1 && "+-*/".contains(token);
    }

    private int apply(String operator, int left, int right) {
        return switch (operator) {
            case "+" -> left + right;
            case "-" -> left - right;
            case "*" -> left * right;
            default -> left / right;
        };
    }
}

import java.util.ArrayList;
import java.util.List;

class Solution {
    private static final String[] GAPS = {"", "+", "-", "*"};

    private final List<String> found = new ArrayList<>();

    public List<String> addOperators(String num, int target) {
        extend(num, target, 1, num.substring(0, 1));
        return found;
    }

    private void extend(String num, int target, int index, String expression) {
        if (index == num.length()) {
            if (isAllowed(expression) && valueOf(expression) == target) {
                found.add(expression);
            }
            return;
        }
        for (String gap : GAPS) {
            extend(num, target, index + 1, expression + gap + num.charAt(index));
        }
    }

    private boolean isAllowed(String expression) {
        for (String number : expression.split("[-+*]")) {
            if (number.length() > 1 && number.startsWith("0")) return false;
        }
        return true;
    }

    private long valueOf(String expression) {
        long total = 0;
        long term = 0;
        long number = 0;
        char before = '+';
        for (char c : (expression + '+').toCharArray()) {
            if (Character.isDigit(c)) {
                number = number * 10 + (c - '0');
                continue;
            }
            if (before == '*') {
                term *= number;
            } else {
                total += term;
                term = before == '+' ? number : -number;
            }
            before = c;
            number = 0;
        }
        return total + term;
    }
}

// Wrong Answer: computes with int, where 2147483648 becomes -2147483648
import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<String> found = new ArrayList<>();

    public List<String> addOperators(String num, int target) {
        extend(num, target, 0, "", 0, 0);
        return found;
    }

    private void extend(String num, int target, int index, String expression, int value, int last) {
        if (index == num.length()) {
            if (value == target) found.add(expression);
            return;
        }
        int x = 0;
        for (int end = index + 1; end <= num.length(); end++) {
            if (end > index + 1 && num.charAt(index) == '0') break;
            x = 10 * x + (num.charAt(end - 1) - '0');
            String digits = num.substring(index, end);
            if (index == 0) {
                extend(num, target, end, digits, x, x);
                continue;
            }
            extend(num, target, end, expression + '+' + digits, value + x, x);
            extend(num, target, end, expression + '-' + digits, value - x, -x);
            extend(num, target, end, expression + '*' + digits, value - last + last * x, last * x);
        }
    }
}

import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<String> found = new ArrayList<>();
    private String num;
    private int target;

    public List<String> addOperators(String num, int target) {
        this.num = num;
        this.target = target;
        extend(0, "", 0, 0);
        return found;
    }

    private void extend(int index, String expression, long value, long last) {
        if (index == num.length()) {
            if (value == target) found.add(expression);
            return;
        }
        for (int end = index + 1; end <= num.length(); end++) {
            if (end > index + 1 && num.charAt(index) == '0') break;
            String digits = num.substring(index, end);
            long x = Long.parseLong(digits);
            if (index == 0) {
                extend(end, digits, x, x);
                continue;
            }
            extend(end, expression + '+' + digits, value + x, x);
            extend(end, expression + '-' + digits, value - x, -x);
            extend(end, expression + '*' + digits, value - last + last * x, last * x);
        }
    }
}

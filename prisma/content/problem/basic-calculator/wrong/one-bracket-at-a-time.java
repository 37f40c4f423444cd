// Wrong Answer: remembers only one open parenthesis, so nesting fails
class Solution {
    public int calculate(String s) {
        int before = 0;
        int factor = 1;
        int total = 0;
        int sign = 1;
        int number = 0;
        for (char character : (s + "+").toCharArray()) {
            if (Character.isDigit(character)) {
                number = number * 10 + (character - '0');
            } else if (character == '(') {
                before = total;
                factor = sign;
                total = 0;
                sign = 1;
            } else if (character != ' ') {
                total += sign * number;
                number = 0;
                if (character == ')') {
                    total = before + factor * total;
                } else {
                    sign = character == '+' ? 1 : -1;
                }
            }
        }
        return total;
    }
}

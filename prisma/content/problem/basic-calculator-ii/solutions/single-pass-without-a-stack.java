class Solution {
    public int calculate(String s) {
        int total = 0;
        int sign = 1;
        int term = 0;
        char operator = '+';
        int number = 0;
        for (char character : (s + "+").toCharArray()) {
            if (Character.isDigit(character)) {
                number = number * 10 + (character - '0');
            } else if (character != ' ') {
                if (operator == '*') {
                    term *= number;
                } else if (operator == '/') {
                    term /= number;
                } else {
                    total += sign * term;
                    sign = operator == '+' ? 1 : -1;
                    term = number;
                }
                operator = character;
                number = 0;
            }
        }
        return total + sign * term;
    }
}

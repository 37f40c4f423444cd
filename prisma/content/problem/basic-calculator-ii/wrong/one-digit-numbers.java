// Wrong Answer: treats each digit as a separate number
class Solution {
    public int calculate(String s) {
        int total = 0;
        int term = 0;
        char operator = '+';
        for (char character : s.toCharArray()) {
            if (Character.isDigit(character)) {
                int number = character - '0';
                switch (operator) {
                    case '*' -> term *= number;
                    case '/' -> term /= number;
                    default -> {
                        total += term;
                        term = operator == '+' ? number : -number;
                    }
                }
            } else if (character != ' ') {
                operator = character;
            }
        }
        return total + term;
    }
}

import java.util.ArrayList;
import java.util.List;

class Solution {
    public int calculate(String s) {
        List<Integer> numbers = new ArrayList<>();
        List<Character> operators = new ArrayList<>();
        int number = 0;
        for (char character : s.toCharArray()) {
            if (Character.isDigit(character)) {
                number = number * 10 + (character - '0');
            } else if (character != ' ') {
                numbers.add(number);
                operators.add(character);
                number = 0;
            }
        }
        numbers.add(number);
        int i = 0;
        while (i < operators.size()) {
            char operator = operators.get(i);
            if (operator == '+' || operator == '-') {
                i++;
                continue;
            }
            operators.remove(i);
            int right = numbers.remove(i + 1);
            int left = numbers.get(i);
            numbers.set(i, operator == '*' ? left * right : left / right);
        }
        int total = numbers.get(0);
        for (i = 0; i < operators.size(); i++) {
            int next = numbers.get(i + 1);
            total += operators.get(i) == '+' ? next : -next;
        }
        return total;
    }
}

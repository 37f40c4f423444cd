class Solution {
    public int calculate(String s) {
        String text = s;
        int end = text.indexOf(')');
        while (end >= 0) {
            int start = text.lastIndexOf('(', end);
            int value = flatValue(text.substring(start + 1, end));
            text = text.substring(0, start) + value + text.substring(end + 1);
            end = text.indexOf(')');
        }
        return flatValue(text);
    }

    private static int flatValue(String text) {
        int total = 0;
        int sign = 1;
        int number = 0;
        boolean isInNumber = false;
        for (char character : (text + " ").toCharArray()) {
            if (Character.isDigit(character)) {
                number = number * 10 + (character - '0');
                isInNumber = true;
                continue;
            }
            if (isInNumber) {
                total += sign * number;
                sign = 1;
                number = 0;
                isInNumber = false;
            }
            if (character == '-') {
                sign = -sign;
            }
        }
        return total;
    }
}

class Solution {
    public int myAtoi(String s) {
        int position = 0;
        while (position < s.length() && s.charAt(position) == ' ') {
            position++;
        }
        boolean isNegative = s.startsWith("-", position);
        if (isNegative || s.startsWith("+", position)) {
            position++;
        }
        int number = 0;
        while (position < s.length() && isDigit(s.charAt(position))) {
            int digit = s.charAt(position++) - '0';
            if (number > (Integer.MAX_VALUE - digit) / 10) {
                return isNegative ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            }
            number = 10 * number + digit;
        }
        return isNegative ? -number : number;
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }
}

class Solution {
    public int romanToInt(String s) {
        int total = 0;
        for (int i = 0; i < s.length(); i++) {
            int value = valueOf(s.charAt(i));
            int following = i + 1 < s.length() ? valueOf(s.charAt(i + 1)) : 0;
            total += value < following ? -value : value;
        }
        return total;
    }

    private static int valueOf(char symbol) {
        return switch (symbol) {
            case 'I' -> 1;
            case 'V' -> 5;
            case 'X' -> 10;
            case 'L' -> 50;
            case 'C' -> 100;
            case 'D' -> 500;
            default -> 1000;
        };
    }
}

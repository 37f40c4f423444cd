class Solution {
    private static final int[] VALUES =
        {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SYMBOLS =
        {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};

    public String intToRoman(int num) {
        StringBuilder numeral = new StringBuilder();
        int rest = num;
        for (int i = 0; i < VALUES.length; i++) {
            numeral.append(SYMBOLS[i].repeat(rest / VALUES[i]));
            rest %= VALUES[i];
        }
        return numeral.toString();
    }
}

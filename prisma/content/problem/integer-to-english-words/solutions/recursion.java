class Solution {
    private static final String[] SMALL = (
        "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen "
        + "Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen").split(" ");
    private static final String[] TENS =
        "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");
    private static final int[] UNITS = {1_000_000_000, 1_000_000, 1000, 100};
    private static final String[] NAMES = {"Billion", "Million", "Thousand", "Hundred"};

    public String numberToWords(int num) {
        return num == 0 ? "Zero" : wordsOf(num).substring(1);
    }

    private String wordsOf(int num) {
        if (num == 0) {
            return "";
        }
        for (int i = 0; i < UNITS.length; i++) {
            if (num >= UNITS[i]) {
                String name = NAMES[i] + wordsOf(num % UNITS[i]);
                return wordsOf(num / UNITS[i]) + " " + name;
            }
        }
        if (num >= 20) {
            return " " + TENS[num / 10 - 2] + wordsOf(num % 10);
        }
        return " " + SMALL[num - 1];
    }
}

// Wrong Answer: 13 has a word of its own and is not "Ten Three"
class Solution {
    private static final String[] ONES =
        " One Two Three Four Five Six Seven Eight Nine".split(" ");
    private static final String[] TENS =
        " Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");

    public String numberToWords(int num) {
        return num == 0 ? "Zero" : words(num).trim();
    }

    private static String words(int num) {
        if (num >= 1_000_000_000) {
            return words(num / 1_000_000_000) + " Billion" + words(num % 1_000_000_000);
        }
        if (num >= 1_000_000) {
            return words(num / 1_000_000) + " Million" + words(num % 1_000_000);
        }
        if (num >= 1000) {
            return words(num / 1000) + " Thousand" + words(num % 1000);
        }
        if (num >= 100) {
            return words(num / 100) + " Hundred" + words(num % 100);
        }
        if (num >= 10) {
            return " " + TENS[num / 10] + words(num % 10);
        }
        return num > 0 ? " " + ONES[num] : "";
    }
}

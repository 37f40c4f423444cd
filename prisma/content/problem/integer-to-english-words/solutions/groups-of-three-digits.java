import java.util.ArrayList;
import java.util.List;

class Solution {
    private static final String[] SMALL = (
        "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen "
        + "Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen").split(" ");
    private static final String[] TENS =
        "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");
    private static final int[] VALUES = {1_000_000_000, 1_000_000, 1000, 1};
    private static final String[] NAMES = {"Billion", "Million", "Thousand"};

    public String numberToWords(int num) {
        if (num == 0) {
            return "Zero";
        }
        List<String> words = new ArrayList<>();
        for (int place = 0; place < VALUES.length; place++) {
            int part = num / VALUES[place] % 1000;
            if (part == 0) {
                continue;
            }
            addPart(words, part);
            if (place < NAMES.length) {
                words.add(NAMES[place]);
            }
        }
        return String.join(" ", words);
    }

    private static void addPart(List<String> words, int part) {
        if (part >= 100) {
            words.add(SMALL[part / 100 - 1]);
            words.add("Hundred");
        }
        int rest = part % 100;
        if (rest >= 20) {
            words.add(TENS[rest / 10 - 2]);
            rest %= 10;
        }
        if (rest > 0) {
            words.add(SMALL[rest - 1]);
        }
    }
}

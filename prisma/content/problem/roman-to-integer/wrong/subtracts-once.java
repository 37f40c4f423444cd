// Wrong Answer: the smaller symbol of a pair was added before, so it must be subtracted twice
import java.util.Map;

class Solution {
    private static final Map<Character, Integer> VALUES =
        Map.of('I', 1, 'V', 5, 'X', 10, 'L', 50, 'C', 100, 'D', 500, 'M', 1000);

    public int romanToInt(String s) {
        int total = 0;
        int previous = 1000;
        for (char symbol : s.toCharArray()) {
            int value = VALUES.get(symbol);
            total += previous < value ? value - previous : value;
            previous = value;
        }
        return total;
    }
}

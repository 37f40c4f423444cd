import java.util.Map;

class Solution {
    private static final Map<String, Integer> VALUES = Map.ofEntries(
        Map.entry("CM", 900), Map.entry("CD", 400), Map.entry("XC", 90),
        Map.entry("XL", 40), Map.entry("IX", 9), Map.entry("IV", 4),
        Map.entry("M", 1000), Map.entry("D", 500), Map.entry("C", 100),
        Map.entry("L", 50), Map.entry("X", 10), Map.entry("V", 5), Map.entry("I", 1));

    public int romanToInt(String s) {
        int total = 0;
        int position = 0;
        while (position < s.length()) {
            int end = Math.min(position + 2, s.length());
            if (!VALUES.containsKey(s.substring(position, end))) {
                end = position + 1;
            }
            total += VALUES.get(s.substring(position, end));
            position = end;
        }
        return total;
    }
}

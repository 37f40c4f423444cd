import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;

class Solution {
    public String customSortString(String order, String s) {
        int[] ranks = new int[26];
        Arrays.fill(ranks, 26);
        for (int i = 0; i < order.length(); i++) {
            ranks[order.charAt(i) - 'a'] = i;
        }
        return s.chars()
            .mapToObj(letter -> (char) letter)
            .sorted(Comparator.comparingInt(letter -> ranks[letter - 'a']))
            .map(String::valueOf)
            .collect(Collectors.joining());
    }
}

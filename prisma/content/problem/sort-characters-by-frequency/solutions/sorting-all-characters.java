import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

class Solution {
    public String frequencySort(String s) {
        Map<Character, Integer> counts = new HashMap<>();
        Character[] characters = new Character[s.length()];
        for (int i = 0; i < s.length(); i++) {
            characters[i] = s.charAt(i);
            counts.merge(characters[i], 1, Integer::sum);
        }
        Comparator<Character> byCount = Comparator.comparing(counts::get);
        Arrays.sort(characters, byCount.reversed().thenComparing(one -> one));
        StringBuilder sorted = new StringBuilder();
        for (char character : characters) {
            sorted.append(character);
        }
        return sorted.toString();
    }
}

import java.util.HashMap;
import java.util.Map;

class Solution {
    public boolean isAlienSorted(String[] words, String order) {
        Map<Character, Character> english = new HashMap<>();
        for (int i = 0; i < order.length(); i++) {
            english.put(order.charAt(i), (char) ('a' + i));
        }
        String[] translated = new String[words.length];
        for (int i = 0; i < words.length; i++) {
            StringBuilder word = new StringBuilder();
            for (char letter : words[i].toCharArray()) {
                word.append(english.get(letter));
            }
            translated[i] = word.toString();
        }
        for (int i = 1; i < translated.length; i++) {
            if (translated[i - 1].compareTo(translated[i]) > 0) return false;
        }
        return true;
    }
}

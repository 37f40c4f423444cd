import java.util.HashMap;
import java.util.Map;

class Solution {
    public boolean wordPattern(String pattern, String s) {
        String[] words = s.split(" ");
        if (words.length != pattern.length()) return false;
        Map<Character, String> wordOf = new HashMap<>();
        Map<String, Character> letterOf = new HashMap<>();
        for (int i = 0; i < words.length; i++) {
            char letter = pattern.charAt(i);
            String knownWord = wordOf.putIfAbsent(letter, words[i]);
            Character knownLetter = letterOf.putIfAbsent(words[i], letter);
            if (knownWord != null && !knownWord.equals(words[i])) return false;
            if (knownLetter != null && knownLetter != letter) return false;
        }
        return true;
    }
}

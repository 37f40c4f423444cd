// Wrong Answer: letters and words are keys of one map, so the letter a and the word a collide
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

class Solution {
    public boolean wordPattern(String pattern, String s) {
        String[] words = s.split(" ");
        if (words.length != pattern.length()) return false;
        Map<String, Integer> last = new HashMap<>();
        for (int i = 0; i < words.length; i++) {
            Integer ofLetter = last.put(pattern.substring(i, i + 1), i);
            Integer ofWord = last.put(words[i], i);
            if (!Objects.equals(ofLetter, ofWord)) return false;
        }
        return true;
    }
}

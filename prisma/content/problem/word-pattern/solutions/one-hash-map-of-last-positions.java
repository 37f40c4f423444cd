import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

class Solution {
    public boolean wordPattern(String pattern, String s) {
        String[] words = s.split(" ");
        if (words.length != pattern.length()) return false;
        // Letters are Character objects and words are strings: they never collide.
        Map<Object, Integer> last = new HashMap<>();
        for (int i = 0; i < words.length; i++) {
            Integer ofLetter = last.put(pattern.charAt(i), i);
            Integer ofWord = last.put(words[i], i);
            if (!Objects.equals(ofLetter, ofWord)) return false;
        }
        return true;
    }
}

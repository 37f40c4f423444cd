// Wrong Answer: replaces two spaces by one, which leaves two out of three or four
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

class Solution {
    public String reverseWords(String s) {
        List<String> words = Arrays.asList(s.strip().replace("  ", " ").split(" "));
        Collections.reverse(words);
        return String.join(" ", words);
    }
}

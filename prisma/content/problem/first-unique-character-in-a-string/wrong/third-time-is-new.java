// Wrong Answer: toggles letters in a set, so a letter that occurs three times counts as unique
import java.util.LinkedHashSet;
import java.util.Set;

class Solution {
    public int firstUniqChar(String s) {
        Set<Character> single = new LinkedHashSet<>();
        for (char letter : s.toCharArray()) {
            if (!single.add(letter)) {
                single.remove(letter);
            }
        }
        return single.isEmpty() ? -1 : s.indexOf(single.iterator().next());
    }
}

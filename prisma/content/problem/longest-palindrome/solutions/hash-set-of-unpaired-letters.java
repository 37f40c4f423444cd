import java.util.HashSet;
import java.util.Set;

class Solution {
    public int longestPalindrome(String s) {
        Set<Character> unpaired = new HashSet<>();
        int length = 0;
        for (char letter : s.toCharArray()) {
            if (unpaired.remove(letter)) {
                length += 2;
            } else {
                unpaired.add(letter);
            }
        }
        return unpaired.isEmpty() ? length : length + 1;
    }
}

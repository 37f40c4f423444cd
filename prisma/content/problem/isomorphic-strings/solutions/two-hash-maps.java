import java.util.HashMap;
import java.util.Map;

class Solution {
    public boolean isIsomorphic(String s, String t) {
        Map<Character, Character> becomes = new HashMap<>();
        Map<Character, Character> comesFrom = new HashMap<>();
        for (int i = 0; i < s.length(); i++) {
            char a = s.charAt(i);
            char b = t.charAt(i);
            Character image = becomes.putIfAbsent(a, b);
            Character source = comesFrom.putIfAbsent(b, a);
            if (image != null && image != b) return false;
            if (source != null && source != a) return false;
        }
        return true;
    }
}

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

class Solution {
    public boolean isIsomorphic(String s, String t) {
        return Arrays.equals(encode(s), encode(t));
    }

    private int[] encode(String text) {
        Map<Character, Integer> first = new HashMap<>();
        int[] code = new int[text.length()];
        for (int i = 0; i < code.length; i++) {
            first.putIfAbsent(text.charAt(i), i);
            code[i] = first.get(text.charAt(i));
        }
        return code;
    }
}

import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> findAnagrams(String s, String p) {
        int[] needed = new int[26];
        for (char letter : p.toCharArray()) {
            needed[letter - 'a']++;
        }
        int lacking = p.length();
        List<Integer> starts = new ArrayList<>();
        for (int end = 0; end < s.length(); end++) {
            if (needed[s.charAt(end) - 'a']-- > 0) {
                lacking--;
            }
            int start = end - p.length() + 1;
            if (start > 0 && ++needed[s.charAt(start - 1) - 'a'] > 0) {
                lacking++;
            }
            if (lacking == 0) {
                starts.add(start);
            }
        }
        return starts;
    }
}

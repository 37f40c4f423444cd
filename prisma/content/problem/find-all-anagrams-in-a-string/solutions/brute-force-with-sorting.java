import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    public List<Integer> findAnagrams(String s, String p) {
        char[] wanted = p.toCharArray();
        Arrays.sort(wanted);
        List<Integer> starts = new ArrayList<>();
        for (int start = 0; start + p.length() <= s.length(); start++) {
            char[] part = s.substring(start, start + p.length()).toCharArray();
            Arrays.sort(part);
            if (Arrays.equals(part, wanted)) {
                starts.add(start);
            }
        }
        return starts;
    }
}

// Wrong Answer: continues after the end of a match, but anagrams may overlap
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    public List<Integer> findAnagrams(String s, String p) {
        char[] wanted = p.toCharArray();
        Arrays.sort(wanted);
        List<Integer> starts = new ArrayList<>();
        int start = 0;
        while (start + p.length() <= s.length()) {
            char[] part = s.substring(start, start + p.length()).toCharArray();
            Arrays.sort(part);
            boolean fits = Arrays.equals(part, wanted);
            if (fits) {
                starts.add(start);
            }
            start += fits ? p.length() : 1;
        }
        return starts;
    }
}

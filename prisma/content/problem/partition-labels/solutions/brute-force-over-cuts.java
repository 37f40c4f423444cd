import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> partitionLabels(String s) {
        List<Integer> lengths = new ArrayList<>();
        int start = 0;
        for (int end = 1; end <= s.length(); end++) {
            if (canCut(s, start, end)) {
                lengths.add(end - start);
                start = end;
            }
        }
        return lengths;
    }

    private static boolean canCut(String s, int start, int end) {
        boolean[] inPart = new boolean[26];
        for (int i = start; i < end; i++) {
            inPart[s.charAt(i) - 'a'] = true;
        }
        for (int i = end; i < s.length(); i++) {
            if (inPart[s.charAt(i) - 'a']) {
                return false;
            }
        }
        return true;
    }
}

import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    private String text;
    private Set<String> words;
    private int longest;
    private boolean[] failed;

    public boolean wordBreak(String s, List<String> wordDict) {
        text = s;
        words = new HashSet<>(wordDict);
        longest = 0;
        for (String word : wordDict) {
            longest = Math.max(longest, word.length());
        }
        failed = new boolean[s.length()];
        return canBreak(0);
    }

    private boolean canBreak(int start) {
        if (start == text.length()) {
            return true;
        }
        if (failed[start]) {
            return false;
        }
        int last = Math.min(start + longest, text.length());
        for (int end = start + 1; end <= last; end++) {
            if (words.contains(text.substring(start, end)) && canBreak(end)) {
                return true;
            }
        }
        failed[start] = true;
        return false;
    }
}

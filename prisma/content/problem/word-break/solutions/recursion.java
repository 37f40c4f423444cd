import java.util.List;

class Solution {
    public boolean wordBreak(String s, List<String> wordDict) {
        return canCut(s, 0, wordDict);
    }

    private boolean canCut(String s, int start, List<String> words) {
        if (start == s.length()) {
            return true;
        }
        for (String word : words) {
            if (s.startsWith(word, start) && canCut(s, start + word.length(), words)) {
                return true;
            }
        }
        return false;
    }
}

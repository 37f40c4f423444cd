// Wrong Answer: uses each word only once
import java.util.ArrayList;
import java.util.List;

class Solution {
    public boolean wordBreak(String s, List<String> wordDict) {
        return canCut(s, new ArrayList<>(wordDict));
    }

    private boolean canCut(String rest, List<String> words) {
        if (rest.isEmpty()) {
            return true;
        }
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (rest.startsWith(word)) {
                List<String> others = new ArrayList<>(words);
                others.remove(i);
                if (canCut(rest.substring(word.length()), others)) {
                    return true;
                }
            }
        }
        return false;
    }
}
